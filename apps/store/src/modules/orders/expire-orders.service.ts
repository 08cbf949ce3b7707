import type { Dependencies } from '../../dependencies.ts';
import { pendingAttempt } from '../payments/attempts.service.ts';
import { forgetNotices } from '../payments/local-notices.service.ts';
import { deleteStartsBefore } from './checkout-starts.queries.ts';
import { changeOrder } from './change-order.service.ts';
import * as queries from './orders.queries.ts';
import { settleAttempt } from './settle-attempt.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'payments' | 'errors'>;

const atOnce = 200;
const noticesKeptMs = 30 * 24 * 3_600_000;

/** Ends orders whose money never came, each in a transaction of its own. Safe to repeat. */
export async function expireOrders(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  for (const orderId of await queries.listExpiring(deps.db, { now, count: atOnce })) {
    await expireOrder(deps, orderId, now);
  }
  const kept = new Date(now.getTime() - noticesKeptMs);
  await forgetNotices(deps.db, kept);
  await deleteStartsBefore(deps.db, kept);
}

/** The provider has the last word: its notice may have been lost. */
async function expireOrder(deps: Needs, orderId: string, now: Date): Promise<void> {
  const attempt = await pendingAttempt(deps.db, orderId);
  if (attempt !== undefined && attempt.provider !== 'none') {
    const { id, provider, reference, amountMinor, currency } = attempt;
    const found = await deps.payments[provider]?.find({ reference, amountMinor, currency });
    if (found?.kind === 'charged') {
      await settleAttempt(deps, id, found);
      return;
    }
  }
  await deps.db.transaction().execute(async (trx) => {
    const order = await queries.lockOrder(trx, orderId);
    if (order.expiresAt === null || order.expiresAt > now) return;
    await changeOrder(trx, deps, { order, change: { event: 'expire', set: { expiresAt: null } } });
  });
}
