import { roundMinor } from '@albumen/domain/money/rounding';
import { earnedOf } from '@albumen/domain/ordering/refunds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookOrderSale } from '../books/books.service.ts';
import type { AttemptRow } from '../payments/attempts.service.ts';
import { insertEvent } from '../payments/payable-events.ts';
import type { LockedPayable, PayablePort, Stray } from '../payments/payable.ts';
import { changeOrder, type OrderChange } from './changes/change-order.service.ts';
import { refundAll, openMoneyOf } from './changes/order-refunds.service.ts';
import { listItems, type OrderItemRow } from './order-items.queries.ts';
import { mailNotPaid, mailStray } from './order-mails.service.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { redeemStart } from './placing/redeem-start.service.ts';

/** What payments asks of an order. */
export const orderPayable: PayablePort = {
  async lock(trx, deps, id) {
    return lockedOrder(trx, deps, await queries.lockOrder(trx, id));
  },
  redeem: redeemStart,
};

/** An order that its caller has locked, as payments sees it. */
export function lockedOrder(
  trx: Kysely<Tables>,
  deps: Dependencies,
  order: OrderRow,
): LockedPayable {
  const { id, totalMinor, currency } = order;
  const change = (made: OrderChange) => changeOrder(trx, deps, { order, change: made });
  return {
    price: { amountMinor: totalMinor, currency },
    async markPaid(attempt) {
      const { paidBy } = attempt;
      const placedAt = deps.clock.now();
      const cutOffAt = new Date(placedAt.getTime() + order.cutOffMinutes * 60_000);
      const by = totalMinor === 0 ? null : JSON.stringify(paidBy);
      const set = { placedAt, cutOffAt, expiresAt: null, paidBy: by };
      const items = await listItems(trx, id);
      const paid = await change({ event: 'pay', set, items });
      if (paid === undefined) throw new Error(`order ${id} is ${order.status} and was charged`);
      await bookOrderSale(trx, deps, { ...saleOf({ order, items, attempt }), at: placedAt });
    },
    async markAwaiting({ paidBy }, expiresAt) {
      const waiting = await change({
        event: 'await',
        set: { expiresAt, paidBy: JSON.stringify(paidBy) },
      });
      if (waiting === undefined) throw new Error(`order ${id} is ${order.status}, not awaited`);
    },
    async markUnpaid({ attempt, isNews }) {
      await change({ event: 'give-up', details: { code: attempt.failureCode } });
      if (isNews) await mailNotPaid(trx, deps, order);
    },
    async markLost({ failureCode: code }) {
      await change({ event: 'expire', set: { expiresAt: null }, details: { code } });
    },
    recordStray: (stray) => recordStray(trx, deps, { order, ...stray }),
    async recordReturn({ amountMinor }) {
      await queries.addRefunded(trx, id, amountMinor);
      await insertEvent(trx, { kind: 'order', id }, { kind: 'refund', details: { amountMinor } });
    },
    async recordDisputeWon() {
      if (order.status === 'canceled') await refundAll(trx, deps, order);
    },
    async bearersOf(amountMinor) {
      const { items, leftMinor } = await openMoneyOf(trx, order);
      const part = Math.min(1, amountMinor / Math.max(1, leftMinor));
      return items.flatMap(({ sellerId: accountId, ...line }) =>
        accountId === null ? [] : [{ accountId, minor: roundMinor(earnedOf(line) * part) }],
      );
    },
    async recordReturnFailed(amountMinor) {
      await queries.addRefunded(trx, id, -amountMinor);
      const details = { amountMinor };
      await insertEvent(trx, { kind: 'order', id }, { kind: 'refund-failed', details });
    },
  };
}

interface Sold {
  order: OrderRow;
  items: readonly OrderItemRow[];
  attempt: Pick<AttemptRow, 'id' | 'reference' | 'amountMinor' | 'currency'>;
}

/** What the books write of a paid order. */
function saleOf({ order, items, attempt }: Sold) {
  const { id: orderId, currency, totalMinor, taxMinor } = order;
  return {
    attemptId: attempt.id,
    reference: attempt.reference,
    chargedMinor: attempt.amountMinor,
    chargedCurrency: attempt.currency,
    orderId,
    currency,
    totalMinor,
    taxMinor,
    shippingMinor: order.shippingMinor + order.packagingMinor,
    lines: items,
  };
}

/** Written into the timeline that its customer reads, of the order that its checkout came to after all. */
async function recordStray(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { order, step: kind, charge: { amountMinor, currency }, isAgain }: Stray & { order: OrderRow },
): Promise<void> {
  const standing = await queries.findStanding(trx, order.checkoutId);
  const { id } = standing ?? order;
  const details = { amountMinor, currency };
  await insertEvent(trx, { kind: 'order', id }, { kind, details });
  if (kind === 'stray-returned' && !isAgain)
    await mailStray(trx, deps, { order, standing, ...details });
}
