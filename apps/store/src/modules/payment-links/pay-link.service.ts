import { setTimeout as wait } from 'node:timers/promises';
import { isBeingPaid } from '@albumen/domain/payment-links/link-payment.machine';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import type { ChargeOutcome } from '../../third-parties/payments/payment-provider.ts';
import { inLine, shared } from '../orders/in-line.ts';
import {
  claimPayment,
  tokenOf,
  type LinkClaim,
  type PayPress,
  type PayVisit,
} from './claim-payment.service.ts';
import { findPayment, type LinkPaymentRow } from './link-payments.queries.ts';
import { settlePayment, type LinkOutcome } from './settle-payment.service.ts';

/** Below the client's 30 s, so that it hears an answer. */
const answerWithinMs = 24_000;

/**
 * Pays a link: claim and commit, charge, write down what came of it. Resolves when it is paid or its
 * money promised; refuses with `paymentDeclined` (402) when another card may do, and with
 * `paymentPending` when nobody knows yet.
 */
export async function payLink(deps: Dependencies, visit: PayVisit, press: PayPress): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  const claim = await inLine(press.linkId, () => claimPayment(deps, visit, press));
  faultPoint('link-after-claim');
  const paymentId = claim.kind === 'charge' ? claim.payment.id : claim.paymentId;
  if (claim.kind === 'charge') {
    const outcome = await charge(deps, claim, press);
    faultPoint('link-after-charge');
    await settleInTime(deps, { paymentId, outcome, deadline });
    faultPoint('link-after-settle');
  }
  const payment = await shared(paymentId, () => untilSettled(deps, paymentId, deadline));
  if (claim.kind === 'wait') refuseSecond(payment);
  answerFor(payment);
}

async function charge(
  deps: Dependencies,
  { payment }: Extract<LinkClaim, { kind: 'charge' }>,
  press: PayPress,
): Promise<ChargeOutcome> {
  faultPoint('link-before-charge');
  try {
    const from = deps.payments[payment.provider];
    if (from === undefined) throw new Error(`${payment.provider} is no longer set up`);
    return await from.charge({
      reference: payment.reference,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      token: tokenOf(press.payment),
      deviceData: press.payment.provider === 'cardForm' ? undefined : press.payment.deviceData,
    });
  } catch (cause) {
    deps.errors.report(cause);
    return { kind: 'unknown', cause };
  }
}

const settleAgainMs = 500;

/** A database that is away for a moment must not make a known outcome an unknown one. */
async function settleInTime(
  deps: Dependencies,
  { paymentId, outcome, deadline }: { paymentId: string; outcome: LinkOutcome; deadline: number },
): Promise<void> {
  for (;;) {
    try {
      await settlePayment(deps, paymentId, outcome);
      return;
    } catch (error) {
      deps.errors.report(error);
      if (Date.now() + settleAgainMs > deadline) throw error;
      await wait(settleAgainMs);
    }
  }
}

const firstLookMs = 25;
const slowestLookMs = 400;

/** Waits for whoever has the payment in hand; no connection is held meanwhile. */
async function untilSettled(
  { db }: Dependencies,
  paymentId: string,
  deadline: number,
): Promise<LinkPaymentRow> {
  for (let pauseMs = firstLookMs; ; pauseMs = Math.min(pauseMs * 1.6, slowestLookMs)) {
    const payment = await findPayment(db, paymentId);
    if (payment === undefined) fail('notFound');
    const isWorthWaiting = payment.status === 'claimed' && Date.now() + pauseMs < deadline;
    if (!isWorthWaiting) return payment;
    await wait(pauseMs);
  }
}

/** Whoever pressed beside another payer was never charged, whatever came of the other. */
function refuseSecond({ status }: LinkPaymentRow): never {
  if (status === 'charged') fail('linkPaid');
  fail(status === 'pending' ? 'linkAwaiting' : 'linkBusy');
}

function answerFor({ status, failureCode }: LinkPaymentRow): void {
  if (status === 'charged' || status === 'pending') return;
  if (isBeingPaid(status)) fail('paymentPending');
  if (status === 'declined') fail('paymentDeclined');
  fail(failureCode === 'unreachable' ? 'paymentUnavailable' : 'paymentFailed');
}
