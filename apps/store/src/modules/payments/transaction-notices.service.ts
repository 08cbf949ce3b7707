import type { Transaction } from 'braintree';
import type { Dependencies } from '../../dependencies.ts';
import { hasTakenMoney, outcomeOf } from '../../third-parties/payments/read-transaction.ts';
import { findByReference } from './attempts.queries.ts';
import { findRefundByReference, returnFailed } from './refunds.service.ts';
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
  if (!reference) return;
  const attempt = await findByReference(deps.db, reference);
  if (attempt === undefined) return handleReturn(deps, { transaction, reference });
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

/** A return that was accepted may come to nothing days later, as when the card's account is closed. */
async function handleReturn(
  deps: Dependencies,
  { transaction, reference }: { transaction: Transaction; reference: string },
): Promise<void> {
  const refund = await findRefundByReference(deps.db, reference);
  if (refund?.providerRefundId !== transaction.id || hasTakenMoney(transaction)) return;
  deps.errors.report(new Error(`refund ${reference} came to nothing after it was accepted`));
  await returnFailed(deps, refund);
}
