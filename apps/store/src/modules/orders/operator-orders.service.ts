import type { OperatorOrder } from '@albumen/contract/endpoints/operator-orders';
import { paidByWords } from '@albumen/contract/payments/paid-by';
import type { Dependencies } from '../../dependencies.ts';
import { openMoneyOf, type OpenMoney } from './changes/order-refunds.service.ts';
import { lineOf } from './order-mails.service.ts';
import { listPaid, type OrderRow } from './orders.queries.ts';

const shownOrders = 20;

/** Orders that were paid, with what may still go back of each. */
export async function listForOperator(
  { db }: Pick<Dependencies, 'db'>,
  find = '',
): Promise<OperatorOrder[]> {
  const orders = await listPaid(db, { find: find.trim(), count: shownOrders });
  const shown: OperatorOrder[] = [];
  for (const order of orders) shown.push(present(order, await openMoneyOf(db, order)));
  return shown;
}

function present(order: OrderRow, money: OpenMoney): OperatorOrder {
  return {
    orderId: order.id,
    reference: order.reference,
    labBrand: order.labBrand,
    contactName: order.contactName,
    email: order.email,
    status: order.status,
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    paidBy: order.paidBy === null ? null : paidByWords(order.paidBy),
    currency: order.currency,
    totalMinor: order.totalMinor,
    leftMinor: money.refundableMinor,
    disputedMinor: money.disputedMinor,
    shippingMinor: order.shippingMinor,
    packagingMinor: order.packagingMinor,
    taxLines: order.taxLines,
    isShippingTaxed: order.isShippingTaxed,
    lines: money.items.map((item) => ({
      itemId: item.id,
      ...lineOf(item),
      totalMinor: item.totalMinor,
      refundedMinor: item.refundedMinor,
    })),
    refunds: money.returns.map(({ amountMinor, note, status, requestedAt }) => ({
      amountMinor,
      note,
      status,
      requestedAt: requestedAt.toISOString(),
    })),
  };
}
