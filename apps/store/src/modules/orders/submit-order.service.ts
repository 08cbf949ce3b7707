import { setTimeout as wait } from 'node:timers/promises';
import { isOpenAttempt } from '@albumen/domain/ordering/payment-attempt.machine';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { findAttempt, type AttemptRow } from '../payments/attempts.service.ts';
import { paymentLimits } from '../payments/rate-limits.ts';
import { claimOrder, type Claim, type Submit } from './claim-order.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';
import { tokenOf } from './submit-key.ts';

/** Below the client's 30 s, so that it hears an answer. */
const answerWithinMs = 24_000;

/**
 * Pays and places: claim and commit, charge, write down what came of it. Resolves when the order is
 * paid; refuses with `paymentDeclined` (402) when another card may do, and with `paymentPending` when
 * nobody knows yet.
 */
export async function submitOrder(
  deps: Dependencies,
  visit: Visit,
  { ip, ...submit }: Submit & { ip: string },
): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  const claim = await claimOrder(deps, visit, submit);
  faultPoint('after-claim');
  if (claim.kind === 'charge') {
    const outcome = await charge(deps, { claim, submit, ip });
    faultPoint('after-charge');
    await settleAttempt(deps, claim.attempt.id, outcome);
    faultPoint('after-settle');
  }
  const attemptId = claim.kind === 'charge' ? claim.attempt.id : claim.attemptId;
  answerFor(await untilSettled(deps, attemptId, deadline));
}

interface Charging {
  claim: Extract<Claim, { kind: 'charge' }>;
  submit: Submit;
  ip: string;
}

async function charge(deps: Dependencies, { claim, submit, ip }: Charging): Promise<ChargeOutcome> {
  const { attempt, provider } = claim;
  const { payment, resourceId } = submit;
  const from = deps.payments[provider];
  const isWithin = await isWithinLimits(deps, { resourceId, ip });
  if (from === undefined || !isWithin) {
    return { kind: 'declined', code: 'too-many-tries', text: 'Too many tries.' };
  }
  faultPoint('before-charge');
  try {
    return await from.charge({
      reference: attempt.reference,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      token: tokenOf(payment),
      deviceData: payment.provider === 'hostedFields' ? payment.deviceData : undefined,
    });
  } catch (cause) {
    deps.errors.report(cause);
    return { kind: 'unknown', cause };
  }
}

/** The claim is there already, so that a press beyond the limit ends like a refused card. */
async function isWithinLimits(
  { db }: Dependencies,
  { resourceId, ip }: { resourceId: string; ip: string },
): Promise<boolean> {
  try {
    await countHit(db, paymentLimits.perCheckout, resourceId);
    await countHit(db, paymentLimits.perAddress, ip);
    return true;
  } catch {
    return false;
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
    const isWorthWaiting = attempt.status === 'claimed' && Date.now() + pauseMs < deadline;
    if (!isWorthWaiting) return attempt;
    await wait(pauseMs);
  }
}

function answerFor({ status, failureCode }: AttemptRow): void {
  if (status === 'charged') return;
  if (isOpenAttempt(status)) fail('paymentPending');
  if (status === 'declined') fail('paymentDeclined');
  fail(failureCode === 'unreachable' ? 'paymentUnavailable' : 'paymentFailed');
}
