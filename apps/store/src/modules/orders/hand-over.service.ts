import type { LabBrand } from '@albumen/contract/brands';
import type { LabAddress } from '@albumen/domain/lab/lab-request';
import type { Kysely } from 'kysely';
import type { DesignedItem } from '../../db/lab-tables.ts';
import type { StoredShippingGroup, StoredShipTo } from '../../db/order-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { piecesPerUnitOf } from '../catalog/catalog.service.ts';
import type { Catalog } from '../catalog/load-catalogs.ts';
import type { HandedOrder } from '../lab/order-port.ts';
import { changeOrder, type OrderDeps } from './changes/change-order.service.ts';
import { refundGroup, isMade } from './changes/order-refunds.service.ts';
import { mailRefund } from './changes/order-change-mails.service.ts';
import * as itemQueries from './order-items.queries.ts';
import type { DesignedItemRow, OrderItemRow } from './order-items.queries.ts';
import * as queries from './orders.queries.ts';
import type { OrderRow } from './orders.queries.ts';

export type HandOverDeps = OrderDeps & Pick<Dependencies, 'catalogs'>;

/** What the lab is to make; undefined where it is to make nothing. */
export async function handOver(
  trx: Kysely<Tables>,
  deps: HandOverDeps,
  orderId: string,
): Promise<HandedOrder | undefined> {
  if ((await queries.findOrder(trx, orderId)) === undefined) return undefined;
  const order = await queries.lockOrder(trx, orderId);
  const items = await itemQueries.listDesignedItems(trx, orderId);
  const made = items.filter(isMade);
  if (made.length === 0) return cancel(trx, deps, order);
  const change = { event: 'hand-over' } as const;
  const begun = await changeOrder(trx, deps, { order, change });
  if (begun !== undefined) await returnCarriage(trx, deps, { order: begun, items });
  const handed = begun ?? order;
  if (!['inProduction', 'partlyShipped', 'shipped'].includes(handed.status)) return undefined;
  return presentForLab(deps, handed, made);
}

const paidBack = 'The money for everything in it went back.';

/** An order that the lab has already is past it, and stays. */
async function cancel(trx: Kysely<Tables>, deps: OrderDeps, order: OrderRow): Promise<undefined> {
  const set = { canceledAt: deps.clock.now() };
  const details = { note: paidBack };
  const change = { event: 'cancel', set, details, reason: paidBack } as const;
  if (order.status === 'paid') await changeOrder(trx, deps, { order, change });
}

/** A parcel that nothing is made for is not sent: what was paid for sending it goes back. */
async function returnCarriage(
  trx: Kysely<Tables>,
  deps: OrderDeps,
  { order, items }: { order: OrderRow; items: readonly OrderItemRow[] },
): Promise<void> {
  const isSent = new Set(items.filter(isMade).map((item) => item.shippingGroup));
  const note = 'The shipping of what is not made.';
  for (const { shippingGroup } of order.shippingGroups) {
    if (isSent.has(shippingGroup)) continue;
    const returned = await refundGroup(trx, deps, { order, shippingGroup, note });
    if (returned.amountMinor > 0) await mailRefund(trx, deps, { order, returned, note });
  }
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

function presentForLab(
  { catalogs }: HandOverDeps,
  order: OrderRow,
  items: readonly DesignedItemRow[],
): HandedOrder {
  return {
    orderId: order.id,
    labBrand: order.labBrand,
    reference: order.reference,
    shippingType: order.shippingType,
    shipTo: addressOf(order.shipTo),
    shipFrom: shipFrom[order.labBrand],
    ...(order.customerReference !== '' && { customerReference: order.customerReference }),
    ...(order.instructions !== '' && { instructions: order.instructions }),
    groups: order.shippingGroups.flatMap((group) => handedGroup(group, items)),
    items: items.map((item) => designedItem(catalogs[order.labBrand], item)),
  };
}

/** Its stored items are the cart's. None at all where nothing of it is made. */
function handedGroup(
  group: StoredShippingGroup,
  items: readonly DesignedItemRow[],
): HandedOrder['groups'] {
  const { shippingGroup, departmentId, shippingMethod, packagingOption } = group;
  const itemIds = items.filter((item) => item.shippingGroup === shippingGroup).map(({ id }) => id);
  if (itemIds.length === 0) return [];
  return [
    {
      shippingGroup,
      departmentId,
      shippingMethod: shippingMethod.id,
      ...(packagingOption && { packagingOption: packagingOption.id }),
      itemIds,
    },
  ];
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

function designedItem(catalog: Catalog, item: DesignedItemRow): DesignedItem {
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
    piecesPerUnit: piecesPerUnitOf(catalog, item),
    document,
    documentHash: item.documentHash,
    printProduct,
  };
}
