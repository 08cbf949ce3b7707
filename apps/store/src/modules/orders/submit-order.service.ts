import { setTimeout as wait } from 'node:timers/promises';
import { isOpenAttempt } from '@albumen/domain/ordering/payment-attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findAttempt, type AttemptRow } from '../payments/attempts.service.ts';
import { claimOrder, type Claim, type Presser, type Submit } from './claim-order.service.ts';
import { inLine, shared } from './in-line.ts';
import { withFormSaved, type Unsaved } from './form-saved.service.ts';
import { settleWithin, type OwnedAttempt, type Settled } from './settle-attempt.service.ts';
import { tokenOf } from './submit-key.ts';

/** Below the client's 30 s, so that it hears an answer. */
const answerWithinMs = 24_000;

/**
 * Pays and places: claim and commit, charge, write down what came of it. Resolves when the order is
 * paid, or its money promised; refuses with `paymentDeclined` (402) when another card may do, and with `paymentPending` when
 * nobody knows yet.
 */
export async function submitOrder(deps: Dependencies, by: Presser, submit: Submit): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  const claim = await inLine(submit.resourceId, () => claimSaved(deps, by, submit));
  faultPoint('after-claim');
  if (claim.kind === 'charge') {
    const outcome = await charge(deps, claim, submit);
    faultPoint('after-charge');
    const settled = await settleInTime(deps, { attempt: claim.attempt, outcome, deadline });
    faultPoint('after-settle');
    return answerFor(settled);
  }
  const { attemptId } = claim;
  answerFor(await shared(attemptId, () => untilSettled(deps, attemptId, deadline)));
}

type Decided = Exclude<Claim, Unsaved>;

async function claimSaved(deps: Dependencies, by: Presser, submit: Submit): Promise<Decided> {
  if (by !== 'house') {
    const { resourceId } = submit;
    const work = (isFormSaved: boolean) => claimOrder(deps, by, { ...submit, isFormSaved });
    return withFormSaved<Decided>(deps, by, { resourceId, work });
  }
  const claim = await claimOrder(deps, by, submit);
  if (claim.kind === 'save') throw new Error('the house has no form to save');
  return claim;
}

async function charge(
  deps: Dependencies,
  { attempt, provider }: Extract<Claim, { kind: 'charge' }>,
  { payment }: Submit,
): Promise<ChargeOutcome> {
  faultPoint('before-charge');
  try {
    const from = deps.payments[provider];
    if (from === undefined) throw new Error(`${provider} is no longer set up`);
    return await from.charge({
      reference: attempt.reference,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      token: tokenOf(payment),
      deviceData: 'deviceData' in payment ? payment.deviceData : undefined,
    });
  } catch (cause) {
    deps.errors.report(cause);
    return { kind: 'unknown', cause };
  }
}

/** A database that is away for a moment must not make a known outcome an unknown one. */
async function settleInTime(
  deps: Dependencies,
  {
    attempt,
    outcome,
    deadline,
  }: { attempt: OwnedAttempt; outcome: ChargeOutcome; deadline: number },
): Promise<Settled> {
  for (;;) {
    try {
      return await deps.db
        .transaction()
        .execute((trx) => settleWithin(trx, deps, { attempt, outcome }));
    } catch (error) {
      deps.errors.report(error);
      if (Date.now() + settleAgainMs > deadline) throw error;
      await wait(settleAgainMs);
    }
  }
}

const settleAgainMs = 500;
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
    const isWorthWaiting = attempt.status === 'claimed' && Date.now() + pauseMs < deadline;
    if (!isWorthWaiting) return attempt;
    await wait(pauseMs);
  }
}

function answerFor({ status, failureCode }: Settled): void {
  if (status === 'charged' || status === 'pending') return;
  if (isOpenAttempt(status)) fail('paymentPending');
  if (status === 'declined') fail('paymentDeclined');
  fail(failureCode === 'unreachable' ? 'paymentUnavailable' : 'paymentFailed');
}
