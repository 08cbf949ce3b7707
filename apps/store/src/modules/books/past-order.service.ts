import { spreadRefund } from '@albumen/domain/ordering/refunds';
import type { Kysely } from 'kysely';
import type { StoredShippingGroup } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookOrderReturn, bookOrderSale } from './books.service.ts';
import * as queries from './missing.queries.ts';
import type { RefundMoney, UnbookedCharge } from './missing.queries.ts';

interface PastOrder {
  trx: Kysely<Tables>;
  deps: Pick<Dependencies, 'settings'>;
  charge: UnbookedCharge;
  payable: { id: string };
}

type ItemMoney = Awaited<ReturnType<typeof queries.listItemMoney>>[number] & {
  refundedMinor: number;
};

/** An order's sale, then its returns one after the other, as they were worked out then. */
export async function bookPastOrder(
  { trx, deps, charge, payable: { id: orderId } }: PastOrder,
  refunds: readonly RefundMoney[],
): Promise<{ currency: string }> {
  const order = await queries.getOrderMoney(trx, orderId);
  const { currency, totalMinor, taxMinor } = order;
  const items = await queries.listItemMoney(trx, orderId);
  const { id: attemptId, reference } = charge;
  await bookOrderSale(trx, deps, {
    attemptId,
    reference,
    chargedMinor: charge.amountMinor,
    chargedCurrency: charge.currency,
    orderId,
    currency,
    totalMinor,
    taxMinor,
    shippingMinor: order.shippingMinor + order.packagingMinor,
    lines: items,
    at: charge.settledAt ?? charge.claimedAt,
  });
  const lines: ItemMoney[] = items.map((item) => ({ ...item, refundedMinor: 0 }));
  let leftMinor = totalMinor;
  for (const refund of refunds) {
    const { id: refundId, amountMinor, itemIds, requestedAt: at } = refund;
    const open = lines.map((line) => ({ ...line, itemId: line.id }));
    const money = { ...order, lines: open, taxLines: [], isShippingTaxed: false, leftMinor };
    const spread = spreadRefund(money, { amountMinor, itemIds });
    await bookOrderReturn(trx, {
      refundId,
      reference,
      orderId,
      currency,
      amountMinor,
      lines: lines.map((line) => ({ ...line, backMinor: spread.get(line.id) ?? 0 })),
      carriageMinor: carriageOf(refund, { items, groups: order.shippingGroups }),
      at,
    });
    for (const line of lines) line.refundedMinor += spread.get(line.id) ?? 0;
    leftMinor -= amountMinor;
  }
  return { currency };
}

interface OrderParts {
  items: readonly { id: string; shippingGroup: string }[];
  groups: readonly StoredShippingGroup[];
}

/** What went back with lines: of a part that is not made its carriage, of single items none. */
function carriageOf(
  { reason, itemIds }: RefundMoney,
  { items, groups }: OrderParts,
): number | undefined {
  if (itemIds.length === 0 || reason === 'canceled') return undefined;
  if (reason !== 'dropped') return 0;
  const item = items.find(({ id }) => id === itemIds[0]);
  const group = groups.find(({ shippingGroup }) => shippingGroup === item?.shippingGroup);
  return group === undefined ? 0 : group.shippingMinor + group.packagingMinor;
}
