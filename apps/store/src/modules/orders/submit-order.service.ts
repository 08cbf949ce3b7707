import { setTimeout as wait } from 'node:timers/promises';
import { isOpenAttempt } from '@albumen/domain/ordering/payment-attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail, ProblemError } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { updateShipping } from '../checkout/update-shipping.service.ts';
import { findAttempt, type AttemptRow } from '../payments/attempts.service.ts';
import { claimOrder, type Claim, type Submit } from './claim-order.service.ts';
import { inLine, shared } from './in-line.ts';
import { settleWithin, type OwnedAttempt, type Settled } from './settle-attempt.service.ts';
import { tokenOf } from './submit-key.ts';

/** Below the client's 30 s, so that it hears an answer. */
const answerWithinMs = 24_000;

/**
 * Pays and places: claim and commit, charge, write down what came of it. Resolves when the order is
 * paid, or its money promised; refuses with `paymentDeclined` (402) when another card may do, and with `paymentPending` when
 * nobody knows yet.
 */
export async function submitOrder(deps: Dependencies, visit: Visit, submit: Submit): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  const claim = await inLine(submit.resourceId, () => claimSaved(deps, visit, submit));
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

/**
 * The order is of what the page shows: a field that was typed last, or changed in another tab, is kept
 * first, with all that this asks for. A total that comes out otherwise is refused by the claim.
 */
async function claimSaved(
  deps: Dependencies,
  visit: Visit,
  submit: Submit,
): Promise<Exclude<Claim, { kind: 'save' }>> {
  const { resourceId } = submit;
  const claim = await claimOrder(deps, visit, submit);
  if (claim.kind !== 'save') return claim;
  await updateShipping(deps, visit, { resourceId, update: claim.update }).catch(unlessPlaced);
  const saved = await claimOrder(deps, visit, { ...submit, isFormSaved: true });
  if (saved.kind === 'save') throw new Error('a form that is saved is not saved again');
  return saved;
}

/** Another process was quicker with the same press, whose outcome is the answer. */
function unlessPlaced(error: unknown): void {
  if (!(error instanceof ProblemError) || error.problem.code !== 'checkoutPlaced') throw error;
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
