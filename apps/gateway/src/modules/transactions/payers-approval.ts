import { isApproved, findPayment } from '../local-payments/local-payments.service.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { totalOf } from '../paypal/price.ts';
import { findPaymentAsked } from '../paypal/requests.service.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import { hasSale } from './transactions.queries.ts';
import { lockName } from '../../db/locks.ts';

/** What is about to be charged. */
export interface Price {
  amountMinor: number;
  currency: string;
  merchantAccountId: string;
}

/** Is it something else than its payer agreed to, at their bank or in their wallet? */
export function isOtherThanApproved(
  work: ServerWork,
  price: Price,
  instrument: Instrument,
): Promise<boolean> {
  const { type } = instrument;
  if (type === 'LocalPayment') return isOtherThanDebited(work, price, instrument);
  if (type === 'PayPalAccount') return isMoreThanAllowed(work, price, instrument);
  if (type === 'SepaDebitAccount') return isConsumed(work, instrument);
  return Promise.resolve(false);
}

/** A bank was debited with what its payer approved, and lets nobody debit anything else. */
async function isOtherThanDebited(
  { trx, merchant }: ServerWork,
  { amountMinor, merchantAccountId }: Price,
  { details }: Instrument,
): Promise<boolean> {
  const payment = await findPayment(trx, merchant.id, String(details['paymentId']));
  // Nonces of the test values have no payment.
  if (!payment) return false;
  const isSame =
    payment.amountMinor === amountMinor && payment.merchantAccountId === merchantAccountId;
  return !isSame || !isApproved(payment);
}

/** One payment may come to less, but not to more. What is kept was agreed to for any amount. */
async function isMoreThanAllowed(
  { trx, merchant }: ServerWork,
  { amountMinor, currency }: Price,
  { details, nonceHash }: Instrument,
): Promise<boolean> {
  if (nonceHash === null) return false;
  const asked = await findPaymentAsked(trx, merchant.id, String(details['paymentId']));
  if (!asked) return false;
  return asked.currency !== currency || totalOf(asked) < amountMinor;
}

/** A mandate for one debit is worth nothing after it, also where it is kept. */
async function isConsumed(
  { trx, merchant }: ServerWork,
  { details, fingerprint: instrumentFingerprint }: Instrument,
): Promise<boolean> {
  if (details['mandateType'] !== 'ONE_OFF') return false;
  await lockName(trx, `mandate ${merchant.id} ${instrumentFingerprint}`);
  return hasSale(trx, { merchantId: merchant.id, instrumentFingerprint });
}
