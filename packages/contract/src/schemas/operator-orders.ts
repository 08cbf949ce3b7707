import { z } from 'zod';
import { labBrands } from '../brands.ts';
import { formRules } from '../form-body.ts';
import { refundForm } from '../forms/order-forms.ts';
import { orderStatuses } from '../orders/order-labels.ts';
import { taxLine } from './checkout.ts';
import * as endpoints from '../endpoints/operator-orders.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const amountMinor = z.number().int().min(0);
const text = z.string().max(10_000).default('');
const mostItems = 4_000;

export const byOrderId = z.strictObject({ orderId: id });
export const operatorOrdersQuery = z.object({ find: z.string().max(254).optional() });

export const refundOrderBody = z
  .strictObject({
    leftMinor: amountMinor,
    /** Decimal, as it was typed; not read where items are named. */
    amount: text,
    itemIds: z.array(id).max(mostItems).default([]),
    note: text,
  })
  .superRefine(formRules(refundForm));

/** What the refund form works with; amounts in minor units. */
export const operatorOrder = z.object({
  orderId: z.string(),
  reference: z.string(),
  labBrand: z.enum(labBrands),
  contactName: z.string(),
  email: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  /** The method in words; null where nothing had to be paid. */
  paidBy: z.string().nullable(),
  currency: z.string(),
  totalMinor: amountMinor,
  /** Neither back nor on its way, nor taken back by the payer's bank. */
  leftMinor: amountMinor,
  /** What the payer's bank took back and has not been won. */
  disputedMinor: amountMinor,
  shippingMinor: amountMinor,
  packagingMinor: amountMinor,
  taxLines: z.array(taxLine),
  isShippingTaxed: z.boolean(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      piecesPerUnit: z.number().int(),
      totalMinor: amountMinor,
      refundedMinor: amountMinor,
    }),
  ),
  refunds: z.array(
    z.object({
      amountMinor,
      note: z.string(),
      status: z.enum(['requested', 'done', 'failed']),
      requestedAt: z.string(),
    }),
  ),
});

export const operatorOrders = z.object({ orders: z.array(operatorOrder) });
export const operatorOrderDone = z.object({ isDone: z.boolean() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listOperatorOrders: { right: 'orders:read', query: operatorOrdersQuery, reply: operatorOrders },
  refundOrder: {
    right: 'orders:refund',
    params: byOrderId,
    body: refundOrderBody,
    reply: operatorOrderDone,
  },
});
