import { localWays } from '@albumen/contract/checkout/local-methods';
import type { SubmitOrder } from '@albumen/contract/endpoints/orders';
import { isLocalMethod, isWallet, type PayMethodId } from '@albumen/contract/payments/pay-methods';
import { exchange } from '@albumen/domain/money/exchange';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import { exchangeRates } from '../../checkout/exchange-rates.ts';
import { findStandingOf, type NewAttempt } from '../../payments/attempts.service.ts';
import { lockPaymentId } from '../../payments/local-notices.service.ts';
import { admitPromise } from '../../payments/promises.service.ts';
import { findStart } from '../../payments/starts.service.ts';
import type { OrderRow } from '../orders.queries.ts';

type Payment = SubmitOrder['payment'];
type OtherPayment = Extract<Payment, { provider: 'otherMethods' }>;
/** What a page showed of a charge where its payer is billed. */
type Shown = NonNullable<OtherPayment['debit']>;
type Charge = Pick<NewAttempt, 'amountMinor' | 'currency' | 'method' | 'paymentId'>;

/** Its payer says yes elsewhere, and nothing can be charged before. */
export function isPromised({ payment }: Pick<SubmitOrder, 'payment'>): boolean {
  return payment.provider === 'otherMethods' && payment.nonce === undefined;
}

export function freeOf({ currency }: OrderRow): Charge {
  return { amountMinor: 0, currency, method: 'card' };
}

/** What is charged, and how: the order's own amount, or what that comes to where its payer is billed. */
export async function chargeOf(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { order, payment }: { order: OrderRow; payment: Payment },
): Promise<Charge> {
  const { totalMinor: amountMinor, currency } = order;
  if (payment.provider !== 'otherMethods') return { amountMinor, currency, method: 'card' };
  const { method, local, nonce } = payment;
  if (method === 'sepa') return debitCharge(deps, { totalMinor: amountMinor, payment });
  if (!isWallet(method)) return localCharge(trx, deps, { order, payment });
  if (nonce === undefined || local !== undefined) fail('paymentDeclined');
  return { amountMinor, currency, method };
}

/** What a total comes to where its payer is billed; refuses what its page showed otherwise. */
export function foreignPrice(
  deps: Dependencies,
  { totalMinor, method, shown }: { totalMinor: number; method: PayMethodId; shown: Shown },
): { amountMinor: number; currency: string } {
  const rates = exchangeRates(deps);
  const way = localWays(shown.country, rates).find((one) => one.method.id === method);
  const rate = way && rates[way.currency];
  if (way === undefined || rate === undefined) fail('paymentUnavailable');
  const { currency } = way;
  const amountMinor = exchange(totalMinor, rate);
  /* The browser's figure is only compared, as the total is. */
  if (shown.amountMinor !== amountMinor || shown.currency !== currency) {
    fail('totalChanged', { params: { totalMinor } });
  }
  return { amountMinor, currency };
}

/** Charges an account by a mandate that was given for this one payment. */
function debitCharge(
  deps: Dependencies,
  { totalMinor, payment }: { totalMinor: number; payment: OtherPayment },
): Charge {
  const { method, nonce, local, debit: shown } = payment;
  if (nonce === undefined || local !== undefined || shown === undefined) fail('paymentDeclined');
  return { ...foreignPrice(deps, { totalMinor, method, shown }), method };
}

async function localCharge(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { order, payment }: { order: OrderRow; payment: OtherPayment },
): Promise<Charge> {
  const { method, local, nonce } = payment;
  if (local === undefined || !isLocalMethod(method)) fail('paymentDeclined');
  const { totalMinor, checkoutId, email } = order;
  if (nonce === undefined) await admitPromise(trx, { method, payableId: checkoutId, email });
  const price = foreignPrice(deps, { totalMinor, method, shown: local });
  const { paymentId } = local;
  await lockPaymentId(trx, paymentId);
  await refuseUnlikeStart(trx, order, { method, paymentId, ...price });
  /* A payment pays one order, however often its id is sent. */
  if ((await findStandingOf(trx, paymentId)) !== undefined) fail('paymentDeclined');
  return { ...price, method, paymentId };
}

/** What began at a checkout pays that one alone, and what its payer was shown. */
async function refuseUnlikeStart(
  trx: Kysely<Tables>,
  { checkoutId, totalMinor }: OrderRow,
  charge: Charge & { paymentId: string },
): Promise<void> {
  const start = await findStart(trx, charge.paymentId);
  if (start === undefined) return;
  const isTheirs = start.checkoutId === checkoutId && start.method === charge.method;
  if (!isTheirs || start.endedAt !== null) fail('paymentDeclined');
  const isAsShown = start.amountMinor === charge.amountMinor && start.currency === charge.currency;
  if (!isAsShown) fail('totalChanged', { params: { totalMinor } });
}
