import type { Product, ProductSize } from '@albumen/contract/catalog/product';
import type { CardDesign } from '@albumen/print/card-design';

/** How much a card's shape may differ from the shape that its design was drawn for. */
const tolerance = 0.13;

/** The sizes of a product that a design is made in: those of nearly its shape, turned as it is. */
export function sizesFor(design: CardDesign, product: Product): ProductSize[] {
  if (design.family !== product.family) return [];
  const drawn = proportion(design.trim.width, design.trim.height);
  return product.sizes.filter(({ widthInches, heightInches }) => {
    const made = proportion(widthInches, heightInches);
    return Math.abs(made - drawn) / drawn <= tolerance;
  });
}

/** The shorter side by the longer one: a size is turned to lie as the design does. */
function proportion(width: number, height: number): number {
  return Math.min(width, height) / Math.max(width, height);
}
