import type { Transaction } from 'braintree';
import type { Dependencies } from '../../dependencies.ts';
import { outcomeOf } from '../../third-parties/payments/read-transaction.ts';
import { attemptOfReference } from '../payments/attempts.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';

/**
 * What the gateway tells of a transaction of an order: money that takes days has come, or will not. One
 * of another amount, currency or reference says nothing, however well it is signed.
 */
export async function hearOrderTransaction(
  deps: Dependencies,
  transaction: Transaction,
): Promise<boolean> {
  const { orderId: reference } = transaction;
  const attempt = reference ? await attemptOfReference(deps.db, reference) : undefined;
  if (attempt === undefined) return false;
  const outcome = outcomeOf(transaction, attempt);
  if (outcome.kind === 'unknown') {
    deps.errors.report(outcome.cause);
    return true;
  }
  const status = await settleAttempt(deps, attempt.id, outcome);
  if (status === 'charged' && outcome.kind !== 'charged') {
    deps.errors.report(new Error(`the money of ${attempt.reference} did not come after all`));
  }
  return true;
}
