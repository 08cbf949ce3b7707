import { setTimeout as wait } from 'node:timers/promises';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { BraintreeGateway, Transaction, TransactionRequest } from 'braintree';
import { currencyAccounts, type CurrencyAccounts } from './currency-accounts.ts';
import type {
  ChargeOrder,
  ChargeOutcome,
  PaymentProvider,
  RefundRequest,
  RefundOutcome,
} from './payment-provider.ts';
import { cameToNothing, outcomeOf, outcomeOfError, outcomeOfSale } from './read-transaction.ts';

export interface ChargeOptions {
  /** Which merchant account takes which currency; the default one takes dollars alone. */
  accounts?: CurrencyAccounts;
  /** Milliseconds for the whole call, 22 s by default; the SDK's own limit is for silence on the line. */
  chargeWithinMs?: number;
}

export type Charges = Pick<PaymentProvider, 'takes' | 'charge' | 'find' | 'refund'>;

/** Charging through the server SDK: the same for everything that a page can get in place of a card. */
export function createCharges(
  sdk: () => Promise<BraintreeGateway>,
  { accounts = currencyAccounts([]), chargeWithinMs = 22_000 }: ChargeOptions = {},
): Charges {
  return {
    takes: (currency) => accounts.takes(currency),
    async charge(order) {
      if (!accounts.takes(order.currency)) {
        const text = `no merchant account takes ${order.currency}`;
        return { kind: 'failed', code: 'currency', text };
      }
      const merchantAccountId = accounts.idFor(order.currency);
      return charge(await sdk(), order, { merchantAccountId, chargeWithinMs });
    },
    async find(order) {
      const found = await findByReference(await sdk(), order.reference);
      return found && outcomeOf(found, order);
    },
    refund: async (order) => refund(await sdk(), order),
  };
}

/** The key makes an equal request the same one; the SDK's declarations leave it out. */
type KeyedRequest = TransactionRequest & { apiRequestKey: string };

async function charge(
  sdk: BraintreeGateway,
  order: ChargeOrder,
  {
    merchantAccountId,
    chargeWithinMs,
  }: { merchantAccountId: string | undefined; chargeWithinMs: number },
): Promise<ChargeOutcome> {
  const { reference, amountMinor, currency, token, deviceData } = order;
  const request: KeyedRequest = {
    amount: formatAmount(amountMinor, currency),
    paymentMethodNonce: token,
    orderId: reference,
    apiRequestKey: `charge ${reference}`,
    ...(merchantAccountId !== undefined && { merchantAccountId }),
    ...(deviceData !== undefined && { deviceData }),
    options: { submitForSettlement: true },
  };
  const sale = sdk.transaction
    .sale(request)
    .then((answer) => outcomeOfSale(answer, order), outcomeOfError)
    .then((outcome) => confirmed(sdk, order, outcome));
  const timer = new AbortController();
  const late = wait(chargeWithinMs, undefined, { signal: timer.signal }).then(
    (): ChargeOutcome => ({ kind: 'unknown', cause: new Error('no answer to a charge') }),
  );
  late.catch(() => undefined);
  const outcome = await Promise.race([sale, late]);
  timer.abort();
  return outcome;
}

/**
 * An answer that names no transaction of ours is not believed: whatever its status, the provider may have
 * charged before it answered so. It is asked by our reference, and its silence is kept in mind.
 */
async function confirmed(
  sdk: BraintreeGateway,
  order: ChargeOrder,
  outcome: ChargeOutcome,
): Promise<ChargeOutcome> {
  const isPresumed = 'isPresumed' in outcome && outcome.isPresumed === true;
  if (outcome.kind !== 'unknown' && !isPresumed) return outcome;
  try {
    const found = await findByReference(sdk, order.reference);
    return found === undefined ? outcome : outcomeOf(found, order);
  } catch (cause) {
    return { kind: 'unknown', cause };
  }
}

/** The sale or refund that carries a reference of ours; of several the one that took money. */
async function findByReference(
  sdk: BraintreeGateway,
  reference: string,
): Promise<Transaction | undefined> {
  const found = await listByReference(sdk, reference);
  return found.find((one) => !cameToNothing(one)) ?? found[0];
}

async function listByReference(sdk: BraintreeGateway, reference: string): Promise<Transaction[]> {
  const found: Transaction[] = [];
  const stream = sdk.transaction.search((search) => search.orderId().is(reference));
  for await (const transaction of stream) found.push(transaction as unknown as Transaction); // object mode
  return found;
}

const voidable = ['authorized', 'submitted_for_settlement', 'settlement_pending'];

async function refund(sdk: BraintreeGateway, order: RefundRequest): Promise<RefundOutcome> {
  const before = await listByReference(sdk, order.reference);
  const returned = before.find((one) => !cameToNothing(one));
  if (returned !== undefined) return { kind: 'returned', returnId: returned.id };
  const sale = await sdk.transaction.find(order.transactionId);
  if (sale.status === 'voided') return { kind: 'returned', returnId: sale.id };
  const amount = formatAmount(order.amountMinor, order.currency);
  if (voidable.includes(sale.status)) {
    if (sale.amount !== amount) return { kind: 'later' };
    return outcomeOfReturn(await sdk.transaction.void(sale.id));
  }
  // The SDK takes an object of these, too; its declarations name the amount as text only.
  const { reference: orderId } = order;
  // Under the key of one that was refused the provider answers what it answered then: anew each day.
  const days = new Set(before.map(({ createdAt }) => createdAt.slice(0, 10)));
  const apiRequestKey = `return ${orderId} after ${days.size}`;
  const part = { amount, orderId, apiRequestKey } as unknown as string;
  return outcomeOfReturn(await sdk.transaction.refund(sale.id, part));
}

interface ReturnAnswer {
  success: boolean;
  message?: string;
  transaction?: Transaction | undefined;
}

function outcomeOfReturn(answer: ReturnAnswer): RefundOutcome {
  if (answer.success && answer.transaction) {
    return { kind: 'returned', returnId: answer.transaction.id };
  }
  return { kind: 'failed', text: answer.message ?? 'refused' };
}
