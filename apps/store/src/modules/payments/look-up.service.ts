import { isFruitless, isInDoubt } from '@albumen/domain/payments/attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findAttempt, findOpenAttempt, type AttemptRow } from './attempts.queries.ts';
import { countLook, getAgeMs } from './in-doubt.queries.ts';
import { payableOf } from './payable.ts';
import { collectPayment, lookUpIn } from './payment-jobs.ts';
import { settle } from './settle.service.ts';
import { findStart } from './starts.queries.ts';

/**
 * A charge that the provider does not know this long after it was asked never will be one, save for
 * a request that lay somewhere on its way: that is looked for a few times more, and goes back.
 */
const givenUpAfterMs = 45_000;
const nextLookMs = 5_000;
const lateLooksMs = [60_000, 10 * 60_000, 30 * 60_000, 24 * 3_600_000];

/** How often what was given up is looked for. */
export const mostLooks = lateLooksMs.length;

/** Looks up the result of a charge at the provider by our reference. Safe to repeat at any time. */
export async function lookUp(deps: Dependencies, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (attempt === undefined) return;
  const ageMs = await getAgeMs(deps.db, attemptId);
  const isForgotten = isForgottenPromise(deps, attempt, ageMs);
  if (!isForgotten && !mayStillChange(attempt)) return;
  const found = await findCharge(deps, attempt);
  if (found !== undefined && found.kind !== 'unknown') {
    await settle(deps, attemptId, found);
    return;
  }
  if (found?.kind === 'unknown') deps.errors.report(found.cause);
  const isGivenUp = found === undefined && ageMs >= givenUpAfterMs;
  if (isGivenUp && isForgotten) {
    const text = 'Nobody confirmed it.';
    await settle(deps, attemptId, { kind: 'failed', code: 'unconfirmed', text, isPresumed: true });
  }
  if (isGivenUp && isInDoubt(attempt.status)) await giveUp(deps, attempt);
  await lookAgain(deps, attemptId, ageMs);
}

/** What the provider says of an attempt's charge; undefined when it knows of none. */
export function findCharge(
  { payments }: Pick<Dependencies, 'payments'>,
  { provider, reference, amountMinor, currency }: AttemptRow,
): Promise<ChargeOutcome | undefined> {
  const from = provider === 'none' ? undefined : payments[provider];
  if (from === undefined) throw new Error(`${provider} is no longer set up`);
  return from.find({ reference, amountMinor, currency });
}

/**
 * Asks once more for money that a payable is about to stop waiting for: the notice that it came may have
 * been lost. True when it had come.
 */
export async function settleIfCharged(deps: Dependencies, payableId: string): Promise<boolean> {
  const attempt = await findOpenAttempt(deps.db, payableId);
  if (attempt === undefined || attempt.provider === 'none') return false;
  const found = await findCharge(deps, attempt);
  if (found?.kind !== 'charged') return false;
  await settle(deps, attempt.id, found);
  return true;
}

/** Promised on a phone or as an invoice, and never reported again. */
function isForgottenPromise(deps: Dependencies, attempt: AttemptRow, ageMs: number): boolean {
  if (attempt.status !== 'pending' || attempt.transactionId !== null) return false;
  const { promiseLastsMs } = deps.payables[payableOf(attempt).kind];
  return promiseLastsMs !== undefined && ageMs >= promiseLastsMs;
}

/** What ended without the provider's word is looked after for a while. */
function mayStillChange({ status, isPresumed }: AttemptRow): boolean {
  return isInDoubt(status) || (isFruitless(status) && isPresumed);
}

async function giveUp(deps: Dependencies, { id, paymentId }: AttemptRow): Promise<void> {
  const text = 'The provider knows of no such charge.';
  await settle(deps, id, { kind: 'failed', code: 'never-charged', text, isPresumed: true });
  if (paymentId === null) return;
  /* What was approved at a bank is charged once more where its first charge was cut off. */
  const start = await findStart(deps.db, paymentId);
  if (start?.endedAt === null) await deps.jobs.enqueue(deps.db, collectPayment, { paymentId });
}

async function lookAgain(deps: Dependencies, attemptId: string, ageMs: number): Promise<void> {
  if (ageMs < givenUpAfterMs) {
    return lookUpIn(deps.db, deps, { attemptId, ms: nextLookMs });
  }
  const looks = await countLook(deps.db, attemptId);
  const settled = await findAttempt(deps.db, attemptId);
  const isOpen = settled !== undefined && isInDoubt(settled.status);
  const ms = lateLooksMs[looks - 1] ?? (isOpen ? lateLooksMs.at(-1) : undefined);
  if (ms !== undefined) await lookUpIn(deps.db, deps, { attemptId, ms });
}
