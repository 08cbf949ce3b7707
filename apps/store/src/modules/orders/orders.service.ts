import type { Order, Orders } from '@albumen/contract/endpoints/orders';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { studioOfOrdered } from '../catalog/shop-photos.service.ts';
import { listEvents } from '../payments/payable-events.ts';
import { changeOrder } from './changes/change-order.service.ts';
import { designsOf } from './reading/order-designs.ts';
import { listMessages, type Thread } from './order-messages.queries.ts';
import { covered, demandProof, isForwarded, type OrderProof } from './order-proof.service.ts';
import { canCancel, isOwn } from './orders.policy.ts';
import { presentOrder, presentSummary } from './orders.presenter.ts';
import * as itemQueries from './order-items.queries.ts';
import type { OrderItemRow } from './order-items.queries.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';

export type { OrderRow };

/** The order that a checkout came to; whoever may not see it gets the answer that there is none. */
export async function getOwnOrder(
  db: Kysely<Tables>,
  visit: Visit,
  resourceId: string,
): Promise<OrderRow> {
  const order = await queries.findStanding(db, resourceId);
  if (order === undefined || order.labBrand !== visit.labBrand) fail('notFound');
  if (!isOwn(visit, order)) fail(visit.account === undefined ? 'notSignedIn' : 'notFound');
  return order;
}

/** Order, items, timeline and messages are read from one snapshot, and so tell of one moment. */
export async function getOrder(
  deps: Dependencies,
  visit: Visit,
  resourceId: string,
): Promise<Order> {
  const read = await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const order = await getOwnOrder(trx, visit, resourceId);
      const asksProof = await isForwarded(trx, visit, order);
      const items = await itemQueries.listItems(trx, order.id);
      const events = await listEvents(trx, order.id);
      const messages = asksProof ? [] : await listMessages(trx, threadOf(order));
      return { order: asksProof ? covered(order) : order, items, events, messages, asksProof };
    });
  const designs = await designsOf(deps, visit, read);
  const studio = await orderedIn(deps, visit, read);
  return presentOrder({ ...read, designs, studio }, deps.clock.now());
}

/** The studio of an order's first photos; by a forwarded address, and from a new link on, without the way there. */
async function orderedIn(
  deps: Dependencies,
  visit: Visit,
  { items, asksProof }: { items: readonly OrderItemRow[]; asksProof: boolean },
): Promise<Order['studio']> {
  for (const { galleryId, shareId } of items) {
    if (galleryId === null) continue;
    return studioOfOrdered(deps, visit, { galleryId, shareId: asksProof ? null : shareId });
  }
  return null;
}

const pageSize = 20;

export async function listOrders(
  { db }: Dependencies,
  visit: Visit,
  next: string | undefined,
): Promise<Orders> {
  const before = next === undefined ? undefined : readCursor(next);
  const accountId = accountOf(visit).id;
  const rows = await queries.listOfAccount(db, { accountId, before, count: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  const items = shown.length === 0 ? [] : await itemQueries.listItemsOf(db, idsOf(shown));
  return {
    orders: shown.map((order) =>
      presentSummary(
        order,
        items.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    next: last === undefined ? null : `${last.createdAt.getTime()}.${last.id}`,
  };
}

function idsOf(orders: readonly OrderRow[]): string[] {
  return orders.map(({ id }) => id);
}

const cursor = z.string().regex(/^\d{12,14}\.[A-Za-z0-9_-]{22}$/);

/** A cursor holds nothing but a place in the caller's own list, so it needs no seal. */
function readCursor(text: string): { createdAt: string; id: string } {
  const read = cursor.safeParse(text);
  if (!read.success) fail('invalidRequest');
  const [ms = '', id = ''] = read.data.split('.');
  return { createdAt: new Date(Number(ms)).toISOString(), id };
}

/** Allowed until the cut-off, under the order's lock, so that it is canceled or handed over, never both. */
export async function cancelOrder(
  deps: Dependencies,
  visit: Visit,
  { resourceId, ...shown }: OrderProof & { resourceId: string },
): Promise<Order> {
  const now = deps.clock.now();
  const asked = await getOwnOrder(deps.db, visit, resourceId);
  await demandProof(deps.db, visit, { order: asked, ...shown });
  await deps.db.transaction().execute(async (trx) => {
    const order = await queries.lockOrder(trx, asked.id);
    if (order.status === 'canceled') return;
    if (!canCancel(order, now)) fail('orderNotCancelable');
    const change = { event: 'cancel', set: { canceledAt: now } } as const;
    await changeOrder(trx, deps, { order, change });
  });
  return getOrder(deps, visit, resourceId);
}

export function threadOf({ id, checkoutId }: OrderRow): Thread {
  return { orderId: id, checkoutId };
}
