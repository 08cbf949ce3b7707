import type { Product } from '@albumen/contract/catalog/product';
import { percentOf } from '../money/rounding.ts';
import type { Choice } from './choice.ts';

/** What an item costs and why, in minor units of the catalog's currency. */
export interface ItemPrice {
  /** One piece or pack with its options, before any discount. */
  unitMinor: number;
  quantity: number;
  /** `unitMinor` × `quantity`. */
  listMinor: number;
  /** Percent off for the quantity; 0 when there is none. */
  percentOff: number;
  discountMinor: number;
  /** `listMinor` − `discountMinor`: what is charged. */
  totalMinor: number;
}

/**
 * Prices a choice. The same function behind product page, editor, cart and charge; the server computes
 * it again and never takes a browser's word.
 */
export function priceItem(product: Product, choice: Choice): ItemPrice {
  const unitMinor = unitPrice(choice);
  const listMinor = unitMinor * choice.quantity;
  const percentOff = percentOffFor(product, choice.quantity);
  const discountMinor = percentOf(listMinor, percentOff);
  const totalMinor = listMinor - discountMinor;
  return { unitMinor, quantity: choice.quantity, listMinor, percentOff, discountMinor, totalMinor };
}

/** One piece or pack: the size, each option's surcharge in that size, and spreads beyond the included. */
export function unitPrice({ size, values, extraSpreads }: Omit<Choice, 'quantity'>): number {
  const surcharges = values.map(({ value }) => value.surchargesMinor[size.id] ?? 0);
  const spreadsMinor = extraSpreads * (size.extraSpreadMinor ?? 0);
  return surcharges.reduce((sum, minor) => sum + minor, size.priceMinor) + spreadsMinor;
}

/** The best discount that a quantity has reached. */
function percentOffFor(product: Product, quantity: number): number {
  const reached = product.quantityDiscounts.filter(({ from }) => quantity >= from);
  return Math.max(0, ...reached.map(({ percentOff }) => percentOff));
}
