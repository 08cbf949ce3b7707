import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator-orders.ts';

export type RefundOrder = z.infer<typeof schemas.refundOrderBody>;
export type OperatorOrder = z.infer<typeof schemas.operatorOrder>;
type Id = { orderId: string };

/** The operator's paid orders, newest first; `find` is a part of a reference, a name or an email. */
export const listOperatorOrders = endpoint<{
  query: { find?: string };
  reply: { orders: OperatorOrder[] };
}>({ method: 'GET', path: '/operator/orders' });

/**
 * Money for some items, or an amount, goes back to the card. `leftMinor` is what the caller saw to be
 * left: when that has changed, nothing is done.
 */
export const refundOrder = endpoint<{
  params: Id;
  body: RefundOrder;
  reply: { isDone: boolean };
}>({ method: 'POST', path: '/operator/orders/:orderId/refund' });
