import { limits } from '@albumen/contract/limits';
import type { PaymentAttemptStatus } from '@albumen/domain/ordering/payment-attempt.machine';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultPoint } from '../../fault-point.ts';
import { fail } from '../../http/problem-error.ts';
import {
  findAttempt,
  recordOutcome,
  type AttemptOutcome,
  type AttemptRow,
  type RecordedOutcome,
} from '../payments/attempts.service.ts';
import { requestReturn } from '../payments/returns.service.ts';
import { changeOrder, type OrderDeps } from './change-order.service.ts';
import { lookUpSoon } from './order-jobs.ts';
import { isTriedAgain } from './started-attempt.ts';
import { mailNotPaid } from './order-mails.service.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';

type SettleDeps = OrderDeps & Pick<Dependencies, 'db' | 'clock'>;

/**
 * Writes down what a payment came to, with everything that follows from it, in one transaction. Safe
 * to repeat, by whoever learns of the outcome first: the submit itself or the look-up.
 */
export function settleAttempt(
  deps: SettleDeps,
  attemptId: string,
  outcome: AttemptOutcome,
): Promise<PaymentAttemptStatus> {
  return deps.db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, attemptId);
    if (attempt === undefined) fail('notFound');
    const { status } = await settleWithin(trx, deps, { attempt, outcome });
    faultPoint('while-settling');
    return status;
  });
}

/** What an attempt is at, for whoever asked for the payment. */
export type Settled = Pick<RecordedOutcome, 'status' | 'failureCode'>;

/** Of an attempt that never changes whose it is. */
export type OwnedAttempt = Pick<AttemptRow, 'id' | 'orderId'>;

export async function settleWithin(
  trx: Kysely<Tables>,
  deps: Omit<SettleDeps, 'db'>,
  { attempt, outcome }: { attempt: OwnedAttempt; outcome: AttemptOutcome },
): Promise<Settled> {
  const { id: attemptId } = attempt;
  /* Order before attempt: everybody locks them so. */
  const order = await queries.lockOrder(trx, attempt.orderId);
  const recorded = await recordOutcome(trx, attemptId, outcome);
  for (const effect of recorded.effects) {
    if (effect === 'mark-order-paid') await markPaid(trx, deps, { order, recorded });
    if (effect === 'mark-order-unpaid') {
      await markUnpaid(trx, deps, { order, attemptId, recorded, outcome });
    }
    if (effect === 'mark-order-awaiting') await markAwaiting(trx, deps, { order, recorded });
    if (effect === 'mark-order-expired') await markExpired(trx, deps, { order, outcome });
    if (effect === 'look-up') await lookUpSoon(trx, deps, attemptId);
    if (effect === 'return-money') await returnLate(trx, deps, { order, attemptId });
  }
  return recorded;
}

async function markPaid(
  trx: Kysely<Tables>,
  deps: Omit<SettleDeps, 'db'>,
  { order, recorded }: { order: OrderRow; recorded: RecordedOutcome },
): Promise<void> {
  const placedAt = deps.clock.now();
  const cutOffAt = new Date(placedAt.getTime() + order.cutOffMinutes * 60_000);
  const set = {
    placedAt,
    cutOffAt,
    expiresAt: null,
    paidBy: order.totalMinor === 0 ? null : JSON.stringify(recorded.paidBy),
  };
  const paid = await changeOrder(trx, deps, { order, change: { event: 'pay', set } });
  if (paid === undefined) throw new Error(`order ${order.id} is ${order.status} and was charged`);
}

const dayMs = 24 * 3_600_000;

async function markAwaiting(
  trx: Kysely<Tables>,
  deps: Omit<SettleDeps, 'db'>,
  { order, recorded }: { order: OrderRow; recorded: RecordedOutcome },
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + limits.awaitedPaymentDays * dayMs);
  const set = { expiresAt, paidBy: JSON.stringify(recorded.paidBy) };
  const waiting = await changeOrder(trx, deps, { order, change: { event: 'await', set } });
  if (waiting === undefined) throw new Error(`order ${order.id} is ${order.status}, not awaited`);
}

async function markExpired(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { order, outcome }: { order: OrderRow; outcome: AttemptOutcome },
): Promise<void> {
  const details = 'code' in outcome ? { code: outcome.code } : {};
  const change = { event: 'expire', set: { expiresAt: null }, details } as const;
  await changeOrder(trx, deps, { order, change });
}

interface Unpaid {
  order: OrderRow;
  attemptId: string;
  recorded: RecordedOutcome;
  outcome: AttemptOutcome;
}

async function markUnpaid(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { order, attemptId, recorded, outcome }: Unpaid,
): Promise<void> {
  const details = 'code' in outcome ? { code: outcome.code } : {};
  await changeOrder(trx, deps, { order, change: { event: 'give-up', details } });
  /* Whoever was told that nobody knows is told how it ended, once it has. */
  if (recorded.before !== 'unknown' || (await isTriedAgain(trx, attemptId))) return;
  await mailNotPaid(trx, deps, order);
}

async function returnLate(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { order, attemptId }: { order: OrderRow; attemptId: string },
): Promise<void> {
  const { id: orderId, totalMinor: amountMinor } = order;
  await requestReturn(trx, deps, { orderId, attemptId, amountMinor, reason: 'late' });
  await queries.insertEvent(trx, { orderId, kind: 'late-charge' });
}
