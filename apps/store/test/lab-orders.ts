import { createHash } from 'node:crypto';
import type { LabBrand } from '@albumen/contract/brands';
import type { Choice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { production } from '@albumen/domain/pricing/production';
import { shippingGroupOf } from '@albumen/domain/pricing/shipping-group';
import { cardSizes, fillCardChoices } from '@albumen/print/cards/card-choices';
import { cardDocument } from '@albumen/print/cards/card-document';
import type { ChosenPhoto } from '@albumen/print/document/chosen-photo';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { printProductOf } from '@albumen/print/products/print-product';
import { startDocument } from '@albumen/print/editing/start-document';
import type { DesignedItem } from '../src/db/lab-tables.ts';
import { newId } from '../src/ids.ts';
import type { Catalog } from '../src/modules/catalog/load-catalogs.ts';
import type { HandedOrder, LabNews, OrderPort } from '../src/modules/lab/order-port.ts';
import { newJpeg } from './jpegs.ts';
import type { TestApp } from './test-app.ts';

type Store = Pick<TestApp, 'db' | 'deps' | 'make'>;

/** A photo whose original lies in the file store: 1800 × 1200 pixels. */
export async function storedPhoto(
  { make, deps }: Pick<Store, 'deps' | 'make'>,
  { bytes = newJpeg(), isRepaired = false }: { bytes?: Buffer; isRepaired?: boolean } = {},
): Promise<ChosenPhoto> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const photo = await make.photo({
    sha256,
    originalKey: `originals/${sha256.slice(0, 2)}/${sha256.slice(0, 32)}.jpg`,
    width: 1800,
    height: 1200,
    isRepaired,
  });
  await deps.files.put(photo.originalKey, bytes, { contentType: 'image/jpeg' });
  return { photoId: photo.id, sha256, width: 1800, height: 1200 };
}

interface Wanted {
  productId: string;
  attributes: Record<string, string>;
  photos: readonly ChosenPhoto[];
  designId?: string;
  /** Small files for tests that look at something else. */
  pixelsPerInch?: number;
}

/** A line as an order keeps it, made from the brand's real catalog. */
export function designedItem(catalog: Catalog, wanted: Wanted): DesignedItem {
  const product = catalog.products.get(wanted.productId)?.product;
  if (product === undefined) throw new Error(`${wanted.productId} is not sold`);
  const choice = fillChoice(product, wanted.attributes);
  const document = designOf({ ...wanted, product, choice });
  const isTurned = document.isTurned ?? false;
  return {
    itemId: newId(),
    productId: product.id,
    productName: product.name,
    ...(wanted.designId !== undefined && { designId: wanted.designId }),
    attributes: wanted.attributes,
    quantity: 1,
    document,
    documentHash: createHash('sha256').update(JSON.stringify(document)).digest('hex'),
    printProduct: {
      ...printProductOf(product, choice, { isTurned }),
      ...(wanted.pixelsPerInch !== undefined && { pixelsPerInch: wanted.pixelsPerInch }),
    },
  };
}

type Product = Parameters<typeof startDocument>[0];

function designOf(wanted: Wanted & { product: Product; choice: Choice }): DesignDocument {
  const { designId, product, choice, photos, attributes } = wanted;
  if (designId === undefined) return startDocument(product, choice, photos);
  const design = cardDesigns.find(({ id }) => id === designId);
  if (design === undefined) throw new Error(`there is no design ${designId}`);
  if (!cardSizes(design, product).includes(choice.size))
    throw new Error(`${choice.size.id} is no size of it`);
  const choices = fillCardChoices(design, attributes);
  return cardDocument(design, choices, { product, choice, photos });
}

const address = {
  name: 'Ada Moreau',
  address1: '12 Elm St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
} as const;

/** A paid order of these lines, in the groups that the catalog puts them into. */
export function handedOrder(
  catalog: Catalog,
  items: readonly DesignedItem[],
  overrides: Partial<HandedOrder> = {},
): HandedOrder {
  const groups = Map.groupBy(items, (item) => groupOf(catalog, item));
  const orderId = newId();
  return {
    orderId,
    labBrand: catalog.labBrand,
    reference: `${initials[catalog.labBrand]}-${orderId.slice(0, 6)}`,
    shippingType: 'dropship',
    shipTo: address,
    shipFrom: { ...address, name: 'The lab' },
    groups: [...groups].map(([shippingGroup, members]) => ({
      shippingGroup,
      departmentId: shippingGroup.split(':')[0] ?? '',
      shippingMethod: 'dropship_lowest_cost',
      itemIds: members.map(({ itemId }) => itemId),
    })),
    items,
    ...overrides,
  };
}

const initials: Record<LabBrand, string> = { halide: 'H', cyan: 'C' };

/** Each of them is a design of its own. */
function groupOf(catalog: Catalog, { productId, attributes, itemId }: DesignedItem): string {
  const product = catalog.products.get(productId)?.product;
  if (product === undefined) throw new Error(`${productId} is not sold`);
  const { departmentId } = production(product, fillChoice(product, attributes));
  return shippingGroupOf(departmentId, catalog.departments, itemId);
}

/** The orders' side, held in memory: what is handed over, and what the lab's side reports. */
export interface FakeOrders extends OrderPort {
  orders: Map<string, HandedOrder>;
  news: LabNews[];
}

export function openFakeOrders(...handed: readonly HandedOrder[]): FakeOrders {
  const fake: FakeOrders = {
    orders: new Map(handed.map((order) => [order.orderId, order])),
    news: [],
    handOver: (_trx, orderId) => Promise.resolve(fake.orders.get(orderId)),
    recordLabNews: async (_trx, news) => {
      fake.news.push(news);
    },
  };
  return fake;
}

/** The order as the store keeps it, paid a moment ago; answers its id. */
export async function placedOrder({ db }: Pick<Store, 'db'>, order: HandedOrder): Promise<string> {
  const { orderId, labBrand, reference, shippingType, shipTo, instructions = '' } = order;
  const stored = { companyName: '', address2: '', ...shipTo };
  const shippingGroups = order.groups.map(({ shippingMethod, packagingOption, ...group }) => ({
    ...group,
    departmentName: group.departmentId,
    shippingMethod: { id: shippingMethod, name: shippingMethod, days: { least: 3, most: 5 } },
    packagingOption: packagingOption ? { id: packagingOption, name: packagingOption } : null,
    shippingMinor: 0,
    packagingMinor: 0,
  }));
  await db
    .insertInto('orders')
    .values({
      id: orderId,
      labBrand,
      reference,
      checkoutId: newId(),
      checkoutVersion: 1,
      cartId: newId(),
      status: 'paid',
      email: 'ada@people.test',
      contactName: shipTo.name,
      shippingType,
      shipTo: JSON.stringify(stored),
      instructions,
      currency: 'USD',
      itemsMinor: 0,
      discountMinor: 0,
      shippingMinor: 0,
      packagingMinor: 0,
      taxMinor: 0,
      totalMinor: 0,
      shippingGroups: JSON.stringify(shippingGroups),
      taxLines: '[]',
      isShippingTaxed: false,
      cutOffMinutes: 60,
      placedAt: new Date(),
    })
    .execute();
  const items = order.items.map((item, position) => ({
    id: item.itemId,
    orderId,
    position,
    cartItemId: newId(),
    designSpaceId: newId(),
    productId: item.productId,
    designId: item.designId ?? null,
    productName: item.productName,
    name: item.productName,
    attributes: JSON.stringify(item.attributes),
    choices: '[]',
    quantity: item.quantity,
    unitMinor: 0,
    listMinor: 0,
    discountMinor: 0,
    totalMinor: 0,
    shippingGroup:
      order.groups.find(({ itemIds }) => itemIds.includes(item.itemId))?.shippingGroup ?? '',
    departmentId: 'prints' as const,
    document: JSON.stringify(item.document),
    documentVersion: 1,
    documentHash: item.documentHash,
    printProduct: JSON.stringify(item.printProduct),
  }));
  await db.insertInto('orderItems').values(items).execute();
  return orderId;
}
