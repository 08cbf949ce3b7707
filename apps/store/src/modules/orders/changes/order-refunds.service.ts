import { roundMinor } from '@albumen/domain/money/rounding';
import {
  leftOfCarriage,
  leftOfLine,
  refundOfLines,
  spreadRefund,
  type Carriage,
  type RefundableOrder,
} from '@albumen/domain/ordering/refunds';
import type { Kysely } from 'kysely';
import type { StoredShippingGroup } from '../../../db/order-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { bookOrderReturn } from '../../books/books.service.ts';
import { findChargedAttempt } from '../../payments/attempts.service.ts';
import { insertEvent } from '../../payments/payable-events.ts';
import type { Price } from '../../payments/payable.ts';
import { sumDisputed } from '../../payments/disputes.service.ts';
import { listRefunds, requestRefund, type RefundReason } from '../../payments/refunds.service.ts';
import * as itemQueries from '../order-items.queries.ts';
import type { OrderItemRow } from '../order-items.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

/** What may still go back of an order, with everything that a refund is worked out from. */
export interface OpenMoney extends RefundableOrder {
  items: readonly OrderItemRow[];
  /** What may be sent back: what is left less what its payer's bank took by itself. */
  refundableMinor: number;
  disputedMinor: number;
  returns: Awaited<ReturnType<typeof listRefunds>>;
}

/** Under the order's lock it stays true until the end of the transaction. */
export async function openMoneyOf(db: Kysely<Tables>, order: OrderRow): Promise<OpenMoney> {
  const [items, returns] = [
    await itemQueries.listItems(db, order.id),
    await listRefunds(db, order.id),
  ];
  const gone = returns.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const leftMinor = order.placedAt === null ? 0 : order.totalMinor - gone;
  const disputedMinor = await sumDisputed(db, order.id);
  return {
    items,
    returns,
    disputedMinor,
    refundableMinor: Math.max(0, leftMinor - disputedMinor),
    lines: items.map(({ id, totalMinor, refundedMinor }) => ({
      itemId: id,
      totalMinor,
      refundedMinor,
    })),
    shippingMinor: order.shippingMinor,
    packagingMinor: order.packagingMinor,
    taxLines: order.taxLines,
    isShippingTaxed: order.isShippingTaxed,
    leftMinor,
  };
}

export interface OrderRefund {
  order: OrderRow;
  money: OpenMoney;
  amountMinor: number;
  /** Lines that the money is for; none: for all of the order together. */
  itemIds: readonly string[];
  /** Shipping and packaging that go back along with lines; left out, they go back in proportion. */
  carriageMinor?: number;
  reason: RefundReason;
  /** What the customer reads. */
  note: string;
}

/**
 * Sends money on its way back, and takes it off the lines that it is for. Answers what its payer gets, in the
 * currency that was charged: nothing, when it is nothing.
 */
export async function requestOrderRefund(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  { order, money, amountMinor, itemIds, carriageMinor, reason, note }: OrderRefund,
): Promise<Price> {
  const spread = spreadRefund(money, { amountMinor, itemIds });
  for (const [itemId, minor] of spread) {
    if (minor > 0) await itemQueries.addItemRefunded(trx, itemId, minor);
  }
  const attempt = await findChargedAttempt(trx, order.id);
  if (attempt === undefined || amountMinor <= 0) {
    return { amountMinor: 0, currency: order.currency };
  }
  const payable = { price: { amountMinor: order.totalMinor, currency: order.currency } };
  const refund = { attempt, payable, amountMinor, reason, note, itemIds };
  const { refundId, money: returned } = await requestRefund(trx, deps, refund);
  await bookOrderReturn(trx, {
    refundId,
    reference: attempt.reference,
    orderId: order.id,
    currency: order.currency,
    amountMinor,
    lines: money.items.map((item) => ({ ...item, backMinor: spread.get(item.id) ?? 0 })),
    carriageMinor,
    at: deps.clock.now(),
  });
  const details = { amountMinor, note };
  await insertEvent(trx, { kind: 'order', id: order.id }, { kind: 'refund-begun', details });
  return returned;
}

/** All that is left; answers what its payer gets. */
export async function refundAll(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  order: OrderRow,
): Promise<Price> {
  const money = await openMoneyOf(trx, order);
  const { refundableMinor: amountMinor, leftMinor, lines } = money;
  const isAll = amountMinor === leftMinor;
  const itemIds = isAll ? lines.map(({ itemId }) => itemId) : [];
  return requestOrderRefund(trx, deps, {
    order,
    money,
    amountMinor,
    itemIds,
    reason: 'canceled',
    note: '',
  });
}

/** A part of an order that is not made: its lines, their shipping, packaging and tax. */
export async function refundGroup(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'jobs' | 'clock'>,
  { order, shippingGroup, note }: { order: OrderRow; shippingGroup: string; note: string },
): Promise<Price> {
  const money = await openMoneyOf(trx, order);
  const itemIds = money.items
    .filter((item) => item.shippingGroup === shippingGroup)
    .map(({ id }) => id);
  const carriage = openCarriage(money, order, shippingGroup);
  const wholeMinor = refundOfLines(money, itemIds, carriage);
  const amountMinor = Math.min(wholeMinor, money.refundableMinor);
  const carriageMinor = carriage.shippingMinor + carriage.packagingMinor;
  // Where the bank took some of it by itself, what is left goes back of no line in particular.
  const named = amountMinor === wholeMinor ? { itemIds, carriageMinor } : { itemIds: [] };
  return requestOrderRefund(trx, deps, {
    order,
    money,
    amountMinor,
    ...named,
    note,
    reason: 'dropped',
  });
}

/** What nobody pays for is not made; what cost nothing from the start is. */
export function isMade(item: OrderItemRow): boolean {
  return item.totalMinor === 0 || leftOfLine(item) > 0;
}

/** Of what went back of all carriage before, the groups that are still to be made bear their shares. */
function openCarriage(money: OpenMoney, order: OrderRow, shippingGroup: string): Carriage {
  const open = new Set([shippingGroup, ...money.items.filter(isMade).map(groupOf)]);
  const sumOf = (isMeant: (group: StoredShippingGroup) => boolean) =>
    order.shippingGroups
      .filter(isMeant)
      .reduce((sum, group) => sum + group.shippingMinor + group.packagingMinor, 0);
  const openMinor = sumOf((group) => open.has(group.shippingGroup));
  const leftMinor = sumOf(() => true) * leftOfCarriage(money);
  const share = openMinor === 0 ? 0 : Math.min(1, leftMinor / openMinor);
  const group = order.shippingGroups.find((one) => one.shippingGroup === shippingGroup);
  return {
    shippingMinor: roundMinor((group?.shippingMinor ?? 0) * share),
    packagingMinor: roundMinor((group?.packagingMinor ?? 0) * share),
  };
}

function groupOf({ shippingGroup }: OrderItemRow): string {
  return shippingGroup;
}
