import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { LabNews, OrderPort } from '../lab/order-port.ts';
import { changeOrder, type OrderDeps } from './changes/change-order.service.ts';
import { refundGroup } from './changes/order-refunds.service.ts';
import { mailDelay, mailDropped } from './changes/order-change-mails.service.ts';
import { mailShipment } from './order-mails.service.ts';
import { insertEvent, listEvents } from '../payments/payable-events.ts';
import { handOver, type HandOverDeps } from './hand-over.service.ts';
import * as queries from './orders.queries.ts';

/** What the lab's side may ask and tell. */
export function createOrderPort(deps: HandOverDeps): OrderPort {
  return {
    handOver: (trx, orderId) => handOver(trx, deps, orderId),
    recordLabNews: (trx, news) => recordLabNews(trx, deps, news),
  };
}

async function recordLabNews(trx: Kysely<Tables>, deps: OrderDeps, news: LabNews): Promise<void> {
  const { orderId, shippingGroup, kind } = news;
  if (kind === 'shipped') return recordShipment(trx, deps, news);
  if (kind === 'canceled') return recordGivenUp(trx, deps, news);
  if (kind === 'trouble') await reportTrouble(trx, deps, news);
  const details = { shippingGroup, ...(news.reason !== undefined && { reason: news.reason }) };
  await insertEvent(trx, { kind: 'order', id: orderId }, { kind: `lab-${kind}`, details });
}

/** The first time of each part of an order; what comes of it is another mail. */
async function reportTrouble(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { orderId, shippingGroup, itemIds }: LabNews,
): Promise<void> {
  const order = await queries.lockOrder(trx, orderId);
  const events = await listEvents(trx, orderId);
  const isKnown = events.some(
    ({ kind, details }) => kind === 'lab-trouble' && details['shippingGroup'] === shippingGroup,
  );
  if (!isKnown) await mailDelay(trx, deps, { order, itemIds });
}

/** The lab makes none of it: an order of nothing else is canceled, of another its part goes back. */
async function recordGivenUp(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { orderId, shippingGroup, itemIds, note = '', isLast = false, at }: LabNews,
): Promise<void> {
  const order = await queries.lockOrder(trx, orderId);
  const details = { note };
  if (isLast && order.status === 'inProduction') {
    const set = { canceledAt: at };
    const change = { event: 'reject', details, reason: note, set } as const;
    await changeOrder(trx, deps, { order, change });
    return;
  }
  const canceled = { kind: 'lab-canceled', details: { shippingGroup, note } };
  await insertEvent(trx, { kind: 'order', id: orderId }, canceled);
  const returned = await refundGroup(trx, deps, { order, shippingGroup, note });
  await mailDropped(trx, deps, { order, itemIds, returned, note });
  if (!isLast) return;
  const change = { event: 'drop-rest', set: { shippedAt: at } } as const;
  await changeOrder(trx, deps, { order, change });
}

async function recordShipment(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { orderId, itemIds, parcels = [], isLast = false, at }: LabNews,
): Promise<void> {
  const order = await queries.lockOrder(trx, orderId);
  const [parcel] = parcels;
  const details = { itemIds, parcels };
  const shipment = {
    itemIds,
    carrier: parcel?.carrier ?? 'The carrier',
    trackingNumber: parcels.map(({ trackingNumber }) => trackingNumber).join(', '),
    extent: isLast ? 'whole' : 'part',
  } as const;
  const event = isLast ? 'ship-rest' : 'ship-part';
  const change = { event, details, shipment, ...(isLast && { set: { shippedAt: at } }) } as const;
  const changed = await changeOrder(trx, deps, { order, change });
  if (changed !== undefined) return;
  /* One more parcel of an order that is whole already: it is told, and nothing changes. */
  await insertEvent(trx, { kind: 'order', id: orderId }, { kind: 'parcel', details });
  await mailShipment(trx, deps, { order, shipment: { ...shipment, extent: 'another' } });
}
