import { sizeLabel } from '@albumen/domain/sizes/size-label';
import type { QuoteGroup, QuoteLine } from '@albumen/contract/endpoints/checkout';
import { roundMinor } from '@albumen/domain/money/rounding';
import { printProductOf } from '@albumen/print/products/print-product';
import type { StoredItemChoice, StoredShippingGroup } from '../../../db/order-tables.ts';
import { storableJson, storableText } from '../../../db/storable-json.ts';
import { newId } from '../../../ids.ts';
import type { CartLine } from '../../cart/cart.service.ts';
import type { Catalog } from '../../catalog/load-catalogs.ts';
import {
  addressOf,
  type CheckoutRow,
  type PricedCheckout,
} from '../../checkout/checkout.service.ts';
import type { NewItem, NewOrder } from './new-order.queries.ts';

export interface OrderSource {
  checkout: CheckoutRow;
  priced: PricedCheckout;
  catalog: Catalog;
  accountId: string | null;
  /** By gallery, the links that the buyer holds. */
  links: ReadonlyMap<string, string>;
}

/** The order that a checkout becomes: copies of everything, as it is at this moment. */
export function copyOrder(
  { checkout, priced, catalog, accountId }: OrderSource,
  { id, items }: { id: string; items: readonly NewItem[] },
): NewOrder {
  const itemIds = new Map(items.map((item) => [item.cartItemId, item.id]));
  const { quote } = priced;
  const { name, companyName } = checkout;
  return {
    id,
    labBrand: checkout.labBrand,
    checkoutId: checkout.id,
    checkoutVersion: checkout.version,
    cartId: checkout.cartId,
    accountId,
    email: checkout.email.trim().toLowerCase(),
    contactName: name,
    shippingType: checkout.shippingType,
    shipTo: storableJson({ name, companyName, ...addressOf(checkout) }),
    customerReference: storableText(checkout.reference),
    instructions: storableText(checkout.instructions),
    currency: quote.currency,
    itemsMinor: quote.itemsMinor,
    discountMinor: quote.discountMinor,
    quantityDiscountMinor: quote.quantityDiscountMinor,
    shippingMinor: quote.shippingMinor,
    shippingDiscountMinor: quote.shippingDiscountMinor,
    packagingMinor: quote.packagingMinor,
    taxMinor: quote.taxMinor,
    totalMinor: quote.totalMinor,
    discountCode: quote.discountCode,
    shippingGroups: storableJson(
      quote.groups.map((group) => copyGroup(group, { catalog, itemIds })),
    ),
    taxLines: storableJson(quote.taxLines),
    isShippingTaxed: priced.isShippingTaxed,
    cutOffMinutes: cutOffOf(quote.groups, catalog),
  };
}

/** Nothing of an order may be begun while any part of it may still be changed. */
function cutOffOf(groups: readonly QuoteGroup[], { departments }: Catalog): number {
  const ids = new Set(groups.map(({ departmentId }) => departmentId));
  const windows = departments.filter(({ id }) => ids.has(id)).map((one) => one.cutOffMinutes);
  return Math.min(...windows);
}

function copyGroup(
  group: QuoteGroup,
  { catalog, itemIds }: { catalog: Catalog; itemIds: ReadonlyMap<string, string> },
): StoredShippingGroup {
  const method = group.methods.find(({ id }) => id === group.shippingMethod);
  if (method === undefined) throw new Error(`${group.shippingGroup} has no shipping method`);
  const packaging = group.packagingOptions.find(({ id }) => id === group.packagingOption);
  return {
    shippingGroup: group.shippingGroup,
    departmentId: group.departmentId,
    departmentName: catalog.departments.find(({ id }) => id === group.departmentId)?.name ?? '',
    itemIds: group.itemIds.flatMap((itemId) => itemIds.get(itemId) ?? []),
    shippingMethod: { id: method.id, name: method.name, days: method.days },
    packagingOption: packaging ? { id: packaging.id, name: packaging.name } : null,
    shippingMinor: group.shippingMinor,
    packagingMinor: group.packagingMinor,
  };
}

/** Lines of the cart by their places, with their parts of all discounts. */
export function copyItems(
  { priced, catalog, links }: Pick<OrderSource, 'priced' | 'catalog' | 'links'>,
  orderId: string,
): NewItem[] {
  const quoted = new Map(priced.quote.lines.map((line) => [line.itemId, line]));
  return priced.lines.map((line, position) => {
    const prices = quoted.get(line.itemId);
    if (prices === undefined) throw new Error(`${line.itemId} is ordered but not quoted`);
    return {
      id: newId(),
      orderId,
      position,
      shareId: links.get(line.galleryId ?? '') ?? null,
      ...copyItem(line, prices, catalog),
    };
  });
}

function copyItem(
  line: CartLine,
  prices: QuoteLine,
  catalog: Catalog,
): Omit<NewItem, 'id' | 'orderId' | 'position' | 'shareId'> {
  const product = catalog.products.get(line.productId)?.product;
  if (product === undefined) throw new Error(`${line.productId} is priced but not sold`);
  const { item } = line;
  return {
    cartItemId: line.itemId,
    designSpaceId: line.designSpaceId,
    productId: line.productId,
    designId: line.designId ?? null,
    galleryId: line.galleryId ?? null,
    sellerId: line.sellerId ?? null,
    markupMinor: markupOf(line, prices),
    costMinor: item.costMinor,
    productName: line.productName,
    name: line.name,
    projectTitle: line.projectTitle ?? null,
    attributes: line.attributes,
    choices: choicesOf(line, catalog),
    quantity: line.quantity,
    piecesPerUnit: product.piecesPerUnit,
    unitMinor: item.price.unitMinor,
    listMinor: prices.listMinor,
    discountMinor: prices.itemDiscountMinor + prices.orderDiscountMinor,
    totalMinor: prices.totalMinor,
    shippingGroup: item.shippingGroup,
    departmentId: item.production.departmentId,
    document: line.document,
    documentVersion: line.documentVersion,
    documentHash: line.documentHash,
    printProduct: printProductOf(product, item.choice, {
      isTurned: line.document.isTurned === true,
    }),
    proofUrl: (line.isProofCurrent ? line.proofUrl : undefined) ?? null,
  };
}

/** A discount takes of the markup as much as of the rest. */
function markupOf({ item }: CartLine, { totalMinor }: QuoteLine): number {
  const { unitMinor } = item.price;
  return unitMinor === 0 ? 0 : roundMinor((totalMinor * item.markupMinor) / unitMinor);
}

/** The choice in today's words; what the product has no choice of is left out. */
function choicesOf({ productId, item }: CartLine, catalog: Catalog): StoredItemChoice[] {
  const options = catalog.products.get(productId)?.product.options ?? [];
  const { size, values } = item.choice;
  const chosen = values.flatMap(({ key, value }) => {
    const option = options.find((one) => one.key === key);
    if (option === undefined || value.id === 'none') return [];
    return [{ label: option.label, value: value.label }];
  });
  return [{ label: 'Size', value: sizeLabel(size) }, ...chosen];
}
