import { mayCancel } from '@albumen/domain/ordering/order.machine';
import type { Visit } from '../../http/visit.ts';
import type { OrderRow } from './orders.queries.ts';

/**
 * Who may see and change an order: its account, signed in; one without an account is its secret id's
 * holder's. Brands never mix.
 */
export function isOwn(visit: Visit, order: OrderRow): boolean {
  if (order.labBrand !== visit.labBrand) return false;
  return order.accountId === null || order.accountId === visit.account?.id;
}

export function canCancel(order: OrderRow, now: Date): boolean {
  return mayCancel(order, now);
}
