import type { ProblemCode } from '@albumen/contract/problems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { lockForHouse } from '../checkout/checkout.service.ts';
import * as payments from '../payments/attempts.service.ts';
import { findNotice, type LocalNoticeRow } from '../payments/local-notices.service.ts';
import { endStart, findStart, type CheckoutStartRow } from './checkout-starts.queries.ts';
import type { Submit } from './claim-order.service.ts';
import { placeStartedOrder } from './order-jobs.ts';
import * as queries from './orders.queries.ts';
import { mailStartEnded, type StartEnd } from './start-mails.service.ts';
import { pressOf } from './submit-key.ts';
import { submitOrder } from './submit-order.service.ts';

/** There is news of a payment that a checkout may have begun. */
export async function hearStartedPayment(
  trx: Kysely<Tables>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  paymentId: string,
): Promise<void> {
  const start = await findStart(trx, paymentId);
  if (start?.endedAt === null) await jobs.enqueue(trx, placeStartedOrder, { paymentId });
}

/**
 * Places the order of a payment that its payer has approved, whether the page is there or not, or tells
 * them why there is none. Safe to repeat; throws where it is to be tried again.
 */
export async function placeStarted(deps: Dependencies, paymentId: string): Promise<void> {
  const start = await findStart(deps.db, paymentId);
  const told = await findNotice(deps.db, paymentId);
  if (start === undefined || start.endedAt !== null || told === undefined) return;
  if (told.nonce === null) {
    await endStart(deps.db, paymentId);
    return;
  }
  const end = isAsked(start, told) ? await submitStarted(deps, start, told.nonce) : 'otherAmount';
  faultPoint('after-placing');
  await conclude(deps, start, end);
}

function isAsked(start: CheckoutStartRow, told: LocalNoticeRow): boolean {
  const { amountMinor, currency } = told;
  const isSame = amountMinor === start.amountMinor && currency === start.currency;
  return amountMinor === null || isSame;
}

/** What may be otherwise a moment later. */
const passing: readonly ProblemCode[] = ['paymentUnavailable', 'paymentPending'];
/** The gateway lets a payment go that nobody charges for longer than that. */
const chargeableMs = 3 * 3_600_000;

/** As the page would, had it come back. Gives why there can be no order; undefined when there is one. */
async function submitStarted(
  deps: Dependencies,
  start: CheckoutStartRow,
  nonce: string,
): Promise<StartEnd | undefined> {
  const submit = submitOf(start, nonce);
  try {
    await submitOrder(deps, 'house', submit);
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

function submitOf(start: CheckoutStartRow, nonce: string): Submit {
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

/** Its outcome was that of a press beside it, which came to nothing: this one is still to be tried. */
async function hasJoinedAnother(
  { db }: Dependencies,
  { checkoutId: id, paymentId }: CheckoutStartRow,
  submit: Submit,
): Promise<boolean> {
  const known = await payments.findPress(db, pressOf(submit, { id, version: 0 }));
  if (known === undefined || known === 'another') return false;
  const attempt = await payments.findAttempt(db, known.attemptId);
  if (attempt?.status !== 'declined' && attempt?.status !== 'failed') return false;
  return attempt.paymentId !== paymentId;
}

/** Under the checkout's lock: whoever comes back after it is told the same. */
async function conclude(
  deps: Dependencies,
  start: CheckoutStartRow,
  end: StartEnd | undefined,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { checkout } = await lockForHouse(trx, start.checkoutId);
    const order = await queries.findStanding(trx, checkout.id);
    const attempt = order && (await payments.newestAttempt(trx, order.id));
    const isItsOrder = attempt?.paymentId === start.paymentId;
    if (isItsOrder && order?.status === 'pending') {
      throw new Error(`${order.reference} is being paid by the page that came back`);
    }
    if (!(await endStart(trx, start.paymentId)) || isItsOrder) return;
    await mailStartEnded(trx, deps, { start, checkout, order, end: end ?? 'refused' });
  });
}
