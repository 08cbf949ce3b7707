import type { Dependencies } from '../../../dependencies.ts';
import { settleIfCharged } from '../../payments/look-up.service.ts';
import { oneByOne } from '../../payments/one-by-one.ts';
import { changeOrder } from './change-order.service.ts';
import * as queries from '../orders.queries.ts';

const atOnce = 200;

/** Ends orders whose money never came, each in a transaction of its own. Safe to repeat. */
export async function expireOrders(deps: Dependencies): Promise<void> {
  const now = deps.clock.now();
  const due = await queries.listExpiring(deps.db, { now, count: atOnce });
  await oneByOne(deps, due, (orderId) => expireOrder(deps, orderId, now));
}

/** The provider has the last word: its notice may have been lost. */
async function expireOrder(deps: Dependencies, orderId: string, now: Date): Promise<void> {
  if (await settleIfCharged(deps, orderId)) return;
  await deps.db.transaction().execute(async (trx) => {
    const order = await queries.lockOrder(trx, orderId);
    if (order.expiresAt === null || order.expiresAt > now) return;
    await changeOrder(trx, deps, { order, change: { event: 'expire', set: { expiresAt: null } } });
  });
}
