import { isCard, type ProductFamily } from '@albumen/contract/catalog/families';
import { pathOf } from '@albumen/contract/endpoint';
import type { Cart, CartGroup, CartItem } from '@albumen/contract/endpoints/cart';
import { addWorkingDays, labDay, orderDay } from '@albumen/domain/cart/working-days';
import { rateCards } from '@albumen/domain/checkout/rate-card';
import { methodsFor } from '@albumen/domain/checkout/shipping';
import type { FileStore } from '@albumen/file-store/file-store';
import type { Catalog } from '../catalog/load-catalogs.ts';
import { findDesign } from '../editor/design-choice.ts';
import { mayAccept } from './accept.policy.ts';
import { nameOf } from './cart-lines.ts';
import type { CartRow } from './cart.queries.ts';
import { proofKey } from './proof-keys.ts';
import type { ReadItem } from './read-items.ts';

interface Presented {
  /** Identifies the caller, unless it is a visitor. */
  accountId: string | undefined;
  files: Pick<FileStore, 'publicUrl'>;
  catalog: Catalog;
  cart: CartRow | undefined;
  items: readonly ReadItem[];
  now: Date;
}

export function presentCart(presented: Presented): Cart {
  const { catalog, cart, items, now } = presented;
  const pending = items.filter(({ row }) => row.status === 'pending');
  const sold = pending.flatMap((read) => (read.item ? [{ ...read, item: read.item }] : []));
  return {
    cartId: cart?.id ?? null,
    version: cart?.version ?? 0,
    currency: catalog.currency,
    items: items.map((item) => presentItem(presented, item)),
    groups: groupsOf(sold, catalog, now),
    totalMinor: sold.reduce((sum, { item }) => sum + item.price.totalMinor, 0),
  };
}

function presentItem({ files, accountId }: Presented, read: ReadItem): CartItem {
  const { row, product, item } = read;
  const { id: itemId, designSpaceId } = row;
  return {
    itemId,
    cartId: row.cartId,
    designSpaceId,
    editorId: designSpaceId,
    orderId: null,
    status: row.status,
    productId: row.productId,
    productName: product?.name ?? '',
    family: product?.family ?? null,
    designId: row.designId,
    size: row.attributes['size'] ?? '',
    itemName: nameOf(read),
    ...(row.projectTitle !== '' && { projectTitle: row.projectTitle }),
    galleryId: row.galleryId,
    attributes: row.attributes,
    options: optionsOf(read),
    quantity: row.quantity,
    maxQuantity: product?.maxQuantity ?? row.quantity,
    piecesPerUnit: product?.piecesPerUnit ?? 1,
    documentVersion: row.version,
    proofUrl: row.proofToken === null ? null : files.publicUrl(proofKey(row.proofToken)),
    isProofCurrent: row.proofVersion === row.version,
    ratio: read.ratio,
    mounting: mountingOf(read),
    readiness: read.readiness,
    stops: read.stops,
    accepted: read.accepted,
    notes: read.notes,
    canAccept: mayAccept(read, accountId),
    price: item?.price ?? null,
    shippingGroup: item?.shippingGroup ?? null,
    editUrl: pathOf('/item/edit/:itemId', { itemId }),
    abandonedAt: row.abandonedAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

const mounted: readonly (ProductFamily | undefined)[] = ['framed', 'canvas', 'metal'];

function mountingOf({ product, item, ratio }: ReadItem): CartItem['mounting'] {
  if (item === undefined || !mounted.includes(product?.family)) return null;
  const { widthInches, heightInches } = item.choice.size;
  const isTurned = ratio > 1 !== widthInches > heightInches && widthInches !== heightInches;
  return {
    widthInches: isTurned ? heightInches : widthInches,
    heightInches: isTurned ? widthInches : heightInches,
    looks: Object.fromEntries(
      item.choice.values.map(({ key, value }) => [key, { id: value.id, look: value.look }]),
    ),
  };
}

/** What was chosen, in the words of catalog and design; what was left out is not mentioned. */
function optionsOf({ row, product, item }: ReadItem): CartItem['options'] {
  if (product === undefined || item === undefined) return [];
  const chosen = item.choice.values.flatMap(({ key, value }) => {
    const option = product.options.find((each) => each.key === key);
    const isNothing = value.id === 'none' || option === undefined;
    return isNothing ? [] : [{ label: option.label, value: value.label }];
  });
  if (!isCard(product.family)) return chosen;
  const design = findDesign(row.designId ?? undefined);
  const themeId = row.attributes['theme'] ?? row.document.card?.theme;
  const theme = design?.themes.find(({ id }) => id === themeId);
  return [
    ...(design ? [{ label: 'Design', value: design.name }] : []),
    ...(theme ? [{ label: 'Theme', value: theme.name }] : []),
    ...chosen,
  ];
}

type SoldItem = ReadItem & { item: NonNullable<ReadItem['item']> };

/** What the lab makes and ships together, in the order of its departments. */
function groupsOf(sold: readonly SoldItem[], catalog: Catalog, now: Date): CartGroup[] {
  const byKey = Map.groupBy(sold, ({ item }) => item.shippingGroup);
  const keys = [...byKey.keys()].toSorted();
  return keys.flatMap((shippingGroup) => {
    const members = byKey.get(shippingGroup) ?? [];
    const [first] = members;
    return first === undefined ? [] : [groupOf({ shippingGroup, first, members, catalog, now })];
  });
}

interface Group {
  shippingGroup: string;
  first: SoldItem;
  members: readonly SoldItem[];
  catalog: Catalog;
  now: Date;
}

function groupOf({ shippingGroup, first, members, catalog, now }: Group): CartGroup {
  const { departmentId } = first.item.production;
  const productionDays = daysOf(members);
  const orderedOn = orderDay(now.getTime());
  const itemsMinor = members.reduce((sum, { item }) => sum + item.price.totalMinor, 0);
  const [cheapest] = methodsFor(
    {
      departmentId,
      listMinor: members.reduce((sum, { item }) => sum + item.price.listMinor, 0),
      longestSideInches: Math.max(...members.map(({ item }) => longestSide(item))),
      productionDays,
    },
    {
      rateCard: rateCards[catalog.labBrand],
      shippingType: 'dropship',
      destination: null,
      onDate: labDay(now.getTime()),
    },
  )
    .filter(({ isAvailable }) => isAvailable)
    .toSorted((left, right) => left.priceMinor - right.priceMinor);
  const days = cheapest?.days ?? productionDays;
  return {
    shippingGroup,
    departmentId,
    name: nameOfGroup(catalog, first),
    itemIds: members.map(({ row }) => row.id),
    itemsMinor,
    productionDays,
    ships: range(orderedOn, productionDays),
    arrives: range(orderedOn, days),
    shipping: cheapest ?? null,
  };
}

/** A group is ready when the slowest of its items is. */
function daysOf(members: readonly SoldItem[]): { least: number; most: number } {
  const days = members.map(({ item }) => item.production.days);
  return {
    least: Math.max(...days.map(({ least }) => least)),
    most: Math.max(...days.map(({ most }) => most)),
  };
}

function range(orderedOn: string, days: { least: number; most: number }) {
  return { from: addWorkingDays(orderedOn, days.least), to: addWorkingDays(orderedOn, days.most) };
}

function longestSide({ production }: SoldItem['item']): number {
  return Math.max(production.widthInches, production.heightInches);
}

function nameOfGroup({ departments }: Catalog, sold: SoldItem): string {
  const { row, item } = sold;
  const department = departments.find(({ id }) => id === item.production.departmentId);
  const name = department?.name ?? '';
  if (department?.isPerDesign !== true) return name;
  return `${name}: ${findDesign(row.designId ?? undefined)?.name ?? nameOf(sold)}`;
}
