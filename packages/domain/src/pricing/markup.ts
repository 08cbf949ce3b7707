import type { Product } from '@albumen/contract/catalog/product';
import { percentOf } from '../money/rounding.ts';

/** What a photographer adds to a product's price in own galleries. */
export type Markup =
  /** A share of the whole price, options included; a whole number. */
  | { kind: 'percent'; value: number }
  /** Added to each piece or pack, in minor units. */
  | { kind: 'amount'; value: number };

/**
 * The product as it is sold with a markup: every price of it is a price to be charged, so that browser
 * and server work out the same from it. Without one it is the product itself.
 */
export function withMarkup(product: Product, markup: Markup | undefined): Product {
  if (markup === undefined) return product;
  if (markup.kind === 'amount') {
    const sizes = product.sizes.map((size) => ({
      ...size,
      priceMinor: size.priceMinor + markup.value,
    }));
    return { ...product, sizes };
  }
  const raised = (minor: number): number => percentOf(minor, 100 + markup.value);
  return {
    ...product,
    sizes: product.sizes.map(({ extraSpreadMinor, ...size }) => ({
      ...size,
      priceMinor: raised(size.priceMinor),
      ...(extraSpreadMinor !== undefined && { extraSpreadMinor: raised(extraSpreadMinor) }),
    })),
    options: product.options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({
        ...value,
        surchargesMinor: Object.fromEntries(
          Object.entries(value.surchargesMinor).map(([sizeId, minor]) => [sizeId, raised(minor)]),
        ),
      })),
    })),
  };
}
