import type { FieldErrors } from '@albumen/contract/form';
import { readChoice, type Attributes, type Choice } from '@albumen/domain/pricing/choice';
import { priceItem, unitPrice, type ItemPrice } from '@albumen/domain/pricing/item-price';
import { withMarkup, type Markup } from '@albumen/domain/pricing/markup';
import { production, type Production } from '@albumen/domain/pricing/production';
import { shippingGroupOf } from '@albumen/domain/pricing/shipping-group';
import type { Catalog, Catalogs } from './load-catalogs.ts';

/** Pieces in each unit that an order asks for; where it does not say it, as the catalog sells it now. */
export function piecesPerUnitOf(
  catalog: Catalog,
  { productId, piecesPerUnit }: { productId: string; piecesPerUnit?: number | null | undefined },
): number {
  return piecesPerUnit ?? catalog.products.get(productId)?.product.piecesPerUnit ?? 1;
}

/** Ids of everything that is counted in packs. */
export function packsOf(catalogs: Catalogs): ReadonlySet<string> {
  const products = Object.values(catalogs).flatMap((catalog) => [...catalog.products.values()]);
  const packs = products.filter(({ product }) => product.piecesPerUnit > 1);
  return new Set(packs.map(({ product }) => product.id));
}

/** An item priced by the server: what is charged, what it costs us, how and with what it is made. */
export interface PricedItem {
  choice: Choice;
  price: ItemPrice;
  /** What of the price of one piece or pack is a photographer's markup. */
  markupMinor: number;
  /** What the lab charges us for all of it; never leaves the server. */
  costMinor: number;
  production: Production;
  /** Items of one group are one lab order. */
  shippingGroup: string;
}

export type PricingResult =
  | { isPriced: true; item: PricedItem }
  | { isPriced: false; code: 'unknownProduct' }
  | { isPriced: false; code: 'invalidChoice'; fields: FieldErrors };

export interface ItemRequest {
  productId: string;
  attributes: Attributes;
  /** Some departments make what was designed one by one. */
  designSpaceId: string;
  /** What the photographer adds from whose gallery it is ordered. */
  markup?: Markup | undefined;
}

/** Prices an item from what a browser sent: ids only, never an amount. */
export function priceRequest(catalog: Catalog, request: ItemRequest): PricingResult {
  const found = catalog.products.get(request.productId);
  if (found === undefined) return { isPriced: false, code: 'unknownProduct' };
  const product = withMarkup(found.product, request.markup);
  const read = readChoice(product, request.attributes);
  if (!read.isComplete) return { isPriced: false, code: 'invalidChoice', fields: read.fields };
  const readAtCost = readChoice(found.atCost, request.attributes);
  if (!readAtCost.isComplete) throw new Error(`${request.productId} is sold but has no cost`);
  const unmarked = readChoice(found.product, request.attributes);
  if (!unmarked.isComplete) throw new Error(`${request.productId} is sold with a markup only`);
  const { choice } = read;
  const made = production(product, choice);
  const item: PricedItem = {
    choice,
    price: priceItem(product, choice),
    markupMinor: unitPrice(choice) - unitPrice(unmarked.choice),
    costMinor: priceItem(found.atCost, readAtCost.choice).listMinor,
    production: made,
    shippingGroup: shippingGroupOf(made.departmentId, catalog.departments, request.designSpaceId),
  };
  return { isPriced: true, item };
}
