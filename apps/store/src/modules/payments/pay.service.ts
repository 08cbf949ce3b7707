import { setTimeout as wait } from 'node:timers/promises';
import { isInDoubt } from '@albumen/domain/payments/attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findAttempt, type AttemptRow } from './attempts.queries.ts';
import { isPassingFailure } from './attempts.service.ts';
import { serializeByKey, shareByKey } from './serialize-by-key.ts';
import { settleWithin, type Settled } from './settle.service.ts';

/** What a submission is to do. */
export type Claim =
  | { kind: 'charge'; attempt: AttemptRow }
  /** It was sent before, or has nothing to charge: its answer is what this attempt came to. */
  | { kind: 'join'; attemptId: string }
  /** Another payer has the payable in hand. */
  | { kind: 'wait'; attemptId: string };

export interface Submission {
  /** Submissions of one scope are claimed one after the other. */
  scopeId: string;
  /** Writes the attempt down in a transaction of its own, or finds it. */
  claim: () => Promise<Claim>;
  /** What the page got in place of the card or account. */
  token: string;
  deviceData?: string | undefined;
}

/** Below the client's 30 s, so that it gets an answer. */
const answerWithinMs = 24_000;

/**
 * Pays: claims and commits, charges, writes down the result. Answers the attempt it came to, its own
 * or another payer's; which of both `isOwn` tells.
 */
export async function pay(
  deps: Dependencies,
  submission: Submission,
): Promise<Settled & { isOwn: boolean }> {
  const deadline = performance.now() + answerWithinMs;
  const claim = await serializeByKey(submission.scopeId, submission.claim);
  faultPoint('after-claim');
  if (claim.kind === 'charge') {
    const { attempt } = claim;
    const outcome = await charge(deps, attempt, submission);
    faultPoint('after-charge');
    const settled = await settleInTime(deps, { attempt, outcome, deadline });
    faultPoint('after-settle');
    return { ...settled, isOwn: true };
  }
  const { kind, attemptId } = claim;
  const settled = await shareByKey(attemptId, () => untilSettled(deps, attemptId, deadline));
  return { ...settled, isOwn: kind === 'join' };
}

/** Refuses what was not paid: 402 where another card may do, 409 where nobody knows yet. */
export function refuseUnpaid({ status, failureCode }: Settled): void {
  if (status === 'charged' || status === 'pending') return;
  if (isInDoubt(status)) fail('paymentPending');
  if (status === 'declined') fail('paymentDeclined');
  const isPassing = isPassingFailure(failureCode) && failureCode !== 'never-charged';
  fail(isPassing ? 'paymentUnavailable' : 'paymentFailed');
}

async function charge(
  deps: Dependencies,
  { provider, reference, amountMinor, currency }: AttemptRow,
  { token, deviceData }: Submission,
): Promise<ChargeOutcome> {
  faultPoint('before-charge');
  try {
    const from = provider === 'none' ? undefined : deps.payments[provider];
    if (from === undefined) throw new Error(`${provider} is no longer set up`);
    return await from.charge({ reference, amountMinor, currency, token, deviceData });
  } catch (cause) {
    deps.errors.report(cause);
    return { kind: 'unknown', cause };
  }
}

const settleAgainMs = 500;

interface Settling {
  attempt: AttemptRow;
  outcome: ChargeOutcome;
  deadline: number;
}

/** A database that is away for a moment must not make a known outcome an unknown one. */
async function settleInTime(
  deps: Dependencies,
  { attempt, outcome, deadline }: Settling,
): Promise<Settled> {
  for (;;) {
    try {
      return await deps.db
        .transaction()
        .execute((trx) => settleWithin(trx, deps, { attempt, outcome }));
    } catch (error) {
      deps.errors.report(error);
      if (performance.now() + settleAgainMs > deadline) throw error;
      await wait(settleAgainMs);
    }
  }
}

const firstLookMs = 25;
const slowestLookMs = 400;

/** Waits for whoever has the attempt in hand; no connection is held meanwhile. */
async function untilSettled(
  { db }: Dependencies,
  attemptId: string,
  deadline: number,
): Promise<AttemptRow> {
  for (let pauseMs = firstLookMs; ; pauseMs = Math.min(pauseMs * 1.6, slowestLookMs)) {
    const attempt = await findAttempt(db, attemptId);
    if (attempt === undefined) fail('notFound');
    const isWorthWaiting = attempt.status === 'claimed' && performance.now() + pauseMs < deadline;
    if (!isWorthWaiting) return attempt;
    await wait(pauseMs);
  }
}
