import type { LabBrand } from '@albumen/contract/brands';
import type { LabAddress } from '@albumen/domain/lab/lab-request';
import type { Kysely } from 'kysely';
import type { DesignedItem } from '../../db/lab-tables.ts';
import type { StoredShipTo } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { HandedOrder, LabNews, OrderPort } from '../lab/order-port.ts';
import { changeOrder, type OrderDeps } from './changes/change-order.service.ts';
import { giveBackGroup } from './changes/give-back.service.ts';
import { mailDelay, mailDropped } from './changes/order-change-mails.service.ts';
import { insertEvent, listEvents } from '../payments/payable-events.ts';
import * as itemQueries from './order-items.queries.ts';
import * as queries from './orders.queries.ts';
import type { DesignedItemRow } from './order-items.queries.ts';
import type { OrderRow } from './orders.queries.ts';

/** What the lab's side may ask and tell. */
export function createOrderPort(deps: OrderDeps): OrderPort {
  return {
    handOver: (trx, orderId) => handOver(trx, deps, orderId),
    recordLabNews: (trx, news) => recordLabNews(trx, deps, news),
  };
}

async function handOver(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  orderId: string,
): Promise<HandedOrder | undefined> {
  if ((await queries.findOrder(trx, orderId)) === undefined) return undefined;
  const order = await queries.lockOrder(trx, orderId);
  const change = { event: 'hand-over' } as const;
  const handed = (await changeOrder(trx, deps, { order, change })) ?? order;
  if (!['inProduction', 'partlyShipped', 'shipped'].includes(handed.status)) return undefined;
  return presentForLab(handed, await itemQueries.listDesignedItems(trx, orderId));
}

/** Return addresses of the two labs, printed on what they ship. */
const shipFrom: Record<LabBrand, LabAddress> = {
  halide: {
    name: 'Halide',
    address1: '400 Print Works Way',
    city: 'Saint Paul',
    state: 'MN',
    zip: '55114',
    country: 'US',
  },
  cyan: {
    name: 'Cyan & Co.',
    address1: '72 Foundry Street',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    country: 'US',
  },
};

function presentForLab(order: OrderRow, items: readonly DesignedItemRow[]): HandedOrder {
  return {
    orderId: order.id,
    labBrand: order.labBrand,
    reference: order.reference,
    shippingType: order.shippingType,
    shipTo: addressOf(order.shipTo),
    shipFrom: shipFrom[order.labBrand],
    ...(order.customerReference !== '' && { customerReference: order.customerReference }),
    ...(order.instructions !== '' && { instructions: order.instructions }),
    groups: order.shippingGroups.map((group) => ({
      shippingGroup: group.shippingGroup,
      departmentId: group.departmentId,
      shippingMethod: group.shippingMethod.id,
      ...(group.packagingOption && { packagingOption: group.packagingOption.id }),
      // The stored ones are the cart's.
      itemIds: items
        .filter((item) => item.shippingGroup === group.shippingGroup)
        .map(({ id }) => id),
    })),
    items: items.map(designedItem),
  };
}

function addressOf(shipTo: StoredShipTo): LabAddress {
  const { companyName, address2, country, ...rest } = shipTo;
  if (country !== 'US' && country !== 'CA') throw new Error(`we do not ship to ${country}`);
  return {
    ...rest,
    country,
    ...(companyName !== '' && { companyName }),
    ...(address2 !== '' && { address2 }),
  };
}

function designedItem(item: DesignedItemRow): DesignedItem {
  const { document, printProduct } = item;
  if (document === null || printProduct === null) {
    throw new Error(`item ${item.id} was ordered without its design`);
  }
  return {
    itemId: item.id,
    productId: item.productId,
    productName: item.productName,
    ...(item.designId !== null && { designId: item.designId }),
    attributes: item.attributes,
    quantity: item.quantity,
    piecesPerUnit: item.piecesPerUnit,
    document,
    documentHash: item.documentHash,
    printProduct,
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
  const amountMinor = await giveBackGroup(trx, deps, { order, shippingGroup, note });
  await mailDropped(trx, deps, { order, itemIds, amountMinor, note });
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
    isWhole: isLast,
  };
  const event = isLast ? 'ship-rest' : 'ship-part';
  const change = { event, details, shipment, ...(isLast && { set: { shippedAt: at } }) } as const;
  const changed = await changeOrder(trx, deps, { order, change });
  if (changed !== undefined) return;
  /* One more parcel of an order that is whole already: its timeline says so, and nothing changes. */
  await insertEvent(trx, { kind: 'order', id: orderId }, { kind: 'parcel', details });
}
