import type { Product } from '@albumen/contract/catalog/product';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import type { Choice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { checkDocument, type DesignProblem } from '@albumen/print/checks/check-document';
import type { FontSet } from '@albumen/print/fonts/font-set';
import { printProductOf } from '@albumen/print/products/print-product';
import type { PrintProduct } from '@albumen/print/products/product';
import type { Design } from '../state/editor-state.ts';

/** The choice that a design was made for, priced and measured by the same code as in the shop. */
export function choiceOf(product: Product, attributes: Design['attributes'], quantity = 1): Choice {
  const least = Math.min(Math.max(1, quantity), product.maxQuantity);
  return fillChoice(product, { ...attributes, quantity: String(least) });
}

const made = new WeakMap<Design, PrintProduct>();

/** What the design is printed on. */
export function printProduct(product: Product, design: Design): PrintProduct {
  const known = made.get(design);
  if (known !== undefined) return known;
  const { isTurned = false } = design.document;
  const found = printProductOf(product, choiceOf(product, design.attributes), { isTurned });
  made.set(design, found);
  return found;
}

/** Everything that keeps the design from being ordered, or should be looked at. */
export function problemsOf(
  product: Product,
  design: Design,
  known: { fonts: FontSet | undefined; facesOf: (photoId: string) => readonly FractionBox[] },
): DesignProblem[] {
  const { fonts, facesOf } = known;
  const made = printProduct(product, design);
  return checkDocument(design.document, made, { facesOf, ...(fonts && { fonts }) });
}
