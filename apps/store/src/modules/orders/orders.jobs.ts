import type { Dependencies } from '../../dependencies.ts';
import {
  askForReturn,
  findOpenReturn,
  recordReturn,
  returnMoney,
  type ReturnRow,
} from '../payments/returns.service.ts';
import { confirmReturn } from '../payments/attempts.service.ts';
import { collect } from './collect-payment.service.ts';
import { expireOrders } from './expire-orders.service.ts';
import { lookUpAwaitedOrders } from './look-up-awaited.service.ts';
import {
  collectPayment,
  expireAwaited,
  lookUpAwaitedPayments,
  lookUpPayment,
  placeStartedOrder,
} from './order-jobs.ts';
import { drawOrderProof, drawProof } from './order-proof.jobs.ts';
import * as queries from './orders.queries.ts';
import { placeStarted } from './place-started.service.ts';
import { reconcile } from './reconcile.service.ts';

export const orderJobs = [
  lookUpPayment,
  collectPayment,
  placeStartedOrder,
  lookUpAwaitedPayments,
  expireAwaited,
  returnMoney,
  drawOrderProof,
] as const;

export async function startOrderJobs(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(lookUpPayment, { concurrency: 4 }, ({ attemptId }) => reconcile(deps, attemptId));
  await jobs.work(collectPayment, { concurrency: 4 }, ({ attemptId }) => collect(deps, attemptId));
  await jobs.work(placeStartedOrder, { concurrency: 4 }, ({ paymentId }) =>
    placeStarted(deps, paymentId),
  );
  await jobs.work(lookUpAwaitedPayments, {}, () => lookUpAwaitedOrders(deps));
  await jobs.work(expireAwaited, {}, () => expireOrders(deps));
  await jobs.work(drawOrderProof, { concurrency: 1 }, ({ itemId }) => drawProof(deps, itemId));
  await jobs.work(returnMoney, { concurrency: 2 }, ({ refundId }) => returnOnce(deps, refundId));
}

/** Throws where it is to be tried again. */
export async function returnOnce(deps: Dependencies, refundId: string): Promise<void> {
  const refund = await findOpenReturn(deps.db, refundId);
  if (refund === undefined) return;
  const outcome = await askForReturn(deps, refund);
  if (outcome.kind === 'later') throw new Error(`refund ${refundId} has to wait for settlement`);
  if (outcome.kind === 'failed') {
    throw new Error(`refund ${refundId} was refused: ${outcome.text}`);
  }
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockOrder(trx, refund.orderId);
    if (!(await recordReturn(trx, refundId, outcome))) return;
    await tellReturn(trx, refund);
  });
}

async function tellReturn(
  trx: Dependencies['db'],
  { orderId, attemptId, amountMinor, reason }: ReturnRow,
): Promise<void> {
  /* A charge that came too late was never the order's money. */
  if (reason === 'late') return confirmReturn(trx, attemptId);
  await queries.addRefunded(trx, orderId, amountMinor);
  await queries.insertEvent(trx, { orderId, kind: 'refund', details: { amountMinor } });
}
