import type { Transaction } from 'braintree';
import type { Dependencies } from '../../dependencies.ts';
import { outcomeOf } from '../../third-parties/payments/read-transaction.ts';
import { findByReference } from './attempts.queries.ts';
import { settle } from './settle.service.ts';

/**
 * Takes in what the gateway notifies of a transaction of ours: money that takes days has come, or will
 * not. One of another amount, currency or reference says nothing, however well it is signed.
 */
export async function handleTransaction(
  deps: Dependencies,
  transaction: Transaction,
): Promise<void> {
  const { orderId: reference } = transaction;
  const attempt = reference ? await findByReference(deps.db, reference) : undefined;
  if (attempt === undefined) return;
  const outcome = outcomeOf(transaction, attempt);
  if (outcome.kind === 'unknown') {
    deps.errors.report(outcome.cause);
    return;
  }
  const status = await settle(deps, attempt.id, outcome);
  if (status === 'charged' && outcome.kind !== 'charged') {
    deps.errors.report(new Error(`the money of ${attempt.reference} did not come after all`));
  }
}
