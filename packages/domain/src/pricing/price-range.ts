import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import { isMade } from './choice.ts';

/** The cheapest and dearest way to buy one piece or pack. */
export interface PriceRange {
  leastMinor: number;
  mostMinor: number;
}

/** Over all sizes and the options that each is made with; 'From' is shown only where the two differ. */
export function priceRange(product: Product): PriceRange {
  const ranges = product.sizes.map((size) => rangeOfSize(product, size));
  return {
    leastMinor: Math.min(...ranges.map(({ leastMinor }) => leastMinor)),
    mostMinor: Math.max(...ranges.map(({ mostMinor }) => mostMinor)),
  };
}

function rangeOfSize(product: Product, size: ProductSize): PriceRange {
  const offered = product.options.map((option) =>
    option.values
      .filter((value) => isMade(value, size.id))
      .map((value) => value.surchargesMinor[size.id] ?? 0),
  );
  const { included = 0, most = 0 } = product.spreads ?? {};
  const spreadsMinor = (most - included) * (size.extraSpreadMinor ?? 0);
  const sum = (pick: (minors: number[]) => number): number =>
    offered.reduce((total, minors) => total + pick(minors), size.priceMinor);
  return {
    leastMinor: sum((minors) => Math.min(...minors)),
    mostMinor: sum((minors) => Math.max(...minors)) + spreadsMinor,
  };
}
