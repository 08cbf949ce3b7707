import type { Transaction } from 'braintree';
import type { Dependencies } from '../../dependencies.ts';
import { outcomeOf } from '../../third-parties/payments/read-transaction.ts';
import { findByReference } from './link-payments.queries.ts';
import { settlePayment } from './settle-payment.service.ts';

/**
 * What the gateway tells of a transaction of ours: the money of a method that takes days has come, or
 * will not. One of another amount, currency or reference says nothing, however well it is signed.
 */
export async function hearLinkTransaction(
  deps: Dependencies,
  transaction: Transaction,
): Promise<boolean> {
  const { orderId: reference } = transaction;
  const payment = reference ? await findByReference(deps.db, reference) : undefined;
  if (payment === undefined) return false;
  const outcome = outcomeOf(transaction, payment);
  if (outcome.kind === 'unknown') {
    deps.errors.report(outcome.cause);
    return true;
  }
  const status = await settlePayment(deps, payment.id, outcome);
  if (status === 'charged' && outcome.kind !== 'charged') {
    deps.errors.report(new Error(`the money of ${payment.reference} did not come after all`));
  }
  return true;
}
