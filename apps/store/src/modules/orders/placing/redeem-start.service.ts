import type { ProblemCode } from '@albumen/contract/problems';
import { isFruitless } from '@albumen/domain/payments/attempt.machine';
import type { Dependencies } from '../../../dependencies.ts';
import { faultPoint } from '../../../fault-point.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { lockForSystem } from '../../checkout/checkout.service.ts';
import * as attempts from '../../payments/attempts.service.ts';
import type { Approval } from '../../payments/payable.ts';
import { endStart, type PaymentStartRow } from '../../payments/starts.service.ts';
import type { Submit } from './claim-order.service.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import * as queries from '../orders.queries.ts';
import { mailStartEnded, type StartEnd } from './start-mails.service.ts';
import { submitOrder } from './submit-order.service.ts';

/** A payment that began for a checkout. */
export type CheckoutStart = PaymentStartRow & {
  checkoutId: string;
  country: string;
  totalMinor: number;
};

/**
 * Places the order of a payment that its payer has approved, whether the page is there or not, or mails
 * them why there is none. Safe to repeat; throws where it is to be tried again.
 */
export async function redeemStart(
  deps: Dependencies,
  started: PaymentStartRow,
  { nonce, isAsAsked }: Approval,
): Promise<void> {
  const start = ofCheckout(started);
  const end = isAsAsked ? await submitStarted(deps, start, nonce) : 'otherAmount';
  faultPoint('after-placing');
  await conclude(deps, start, end);
}

function ofCheckout(start: PaymentStartRow): CheckoutStart {
  const { checkoutId, country, totalMinor } = start;
  if (checkoutId === null || country === null || totalMinor === null) {
    throw new Error(`${start.paymentId} did not begin at a checkout`);
  }
  return { ...start, checkoutId, country, totalMinor };
}

/** What may be otherwise a moment later. */
const passing: readonly ProblemCode[] = ['paymentUnavailable', 'paymentPending'];
/** The gateway lets a payment go that nobody charges for longer than that. */
const chargeableMs = 3 * 3_600_000;

/** Submits as the page would, had it come back. Gives why there can be no order; undefined when there is one. */
async function submitStarted(
  deps: Dependencies,
  start: CheckoutStart,
  nonce: string,
): Promise<StartEnd | undefined> {
  const submit = submitOf(start, nonce);
  try {
    await submitOrder(deps, 'system', submit);
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code } = error.problem;
    const isLate = deps.clock.now().getTime() - start.startedAt.getTime() > chargeableMs;
    const isPassing = passing.includes(code) || (await hasJoinedAnother(deps, start, submit));
    if (isPassing && !isLate) throw error;
    return ends[code] ?? 'refused';
  }
}

const ends: Partial<Record<ProblemCode, StartEnd>> = {
  totalChanged: 'totalChanged',
  discountUsedUp: 'totalChanged',
  checkoutNotReady: 'notReady',
};

function submitOf(start: CheckoutStart, nonce: string): Submit {
  const { checkoutId, paymentId, method, country, amountMinor, currency, totalMinor } = start;
  const local = { paymentId, country, amountMinor, currency };
  return {
    resourceId: checkoutId,
    payment: { provider: 'otherMethods', method, nonce, local, cartTotal: totalMinor },
    checkoutForm: {},
    key: undefined,
    ip: undefined,
  };
}

/** Its outcome was that of a submission beside it, which came to nothing: this one is still to be tried. */
async function hasJoinedAnother(
  { db }: Dependencies,
  { checkoutId: id, paymentId }: CheckoutStart,
  submit: Submit,
): Promise<boolean> {
  const key = idempotencyKeyOf(submit, { id, version: 0 });
  const attempt = await attempts.findAttemptOfKey(db, key);
  return attempt !== undefined && isFruitless(attempt.status) && attempt.paymentId !== paymentId;
}

/** Ends it under the checkout's lock, so that whoever comes back after it gets the same answer. */
async function conclude(
  deps: Dependencies,
  start: CheckoutStart,
  end: StartEnd | undefined,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { checkout } = await lockForSystem(trx, start.checkoutId);
    const order = await queries.findStanding(trx, checkout.id);
    const attempt = order && (await attempts.findNewestAttempt(trx, order.id));
    const isItsOrder = attempt?.paymentId === start.paymentId;
    if (isItsOrder && order?.status === 'pending') {
      throw new Error(`${order.reference} is being paid by the page that came back`);
    }
    if (!(await endStart(trx, start.paymentId)) || isItsOrder) return;
    await mailStartEnded(trx, deps, { start, checkout, order, end: end ?? 'refused' });
  });
}
