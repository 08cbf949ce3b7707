import { isCard } from '@albumen/contract/catalog/families';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { priceItem } from '@albumen/domain/pricing/item-price';
import { changeProduct } from '@albumen/print/editing/change-product';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { placesOf } from '@albumen/print/editing/document-edits';
import type { PlacedPhoto } from '@albumen/print/document/layers';
import { printProductOf } from '@albumen/print/products/print-product';
import { cutShare, documentReadiness } from '@albumen/print/checks/readiness';
import { startDocument } from '@albumen/print/editing/start-document';
import { attributesOf } from '../state/change-choice.ts';
import { choiceOf } from '../opening/made-design.ts';
import { chosenPhoto } from '../state/chosen-photo.ts';
import type { Opening } from '../opening/opening.ts';

/** One photo of many that are printed alike. */
export interface BulkPrint {
  photo: EditorPhoto;
  document: DesignDocument;
  quantity: number;
}

export interface Bulk {
  prints: readonly BulkPrint[];
  /** The same for all. */
  attributes: Readonly<Record<string, string>>;
}

/** Several photos of a product that shows one: each becomes a print of its own. */
export function isBulk({ start, space, photoIds, isFromFavorites }: Opening): boolean {
  const { product } = start;
  const hasOnePlace =
    !isCard(product.family) && product.family !== 'album' && product.piecesPerUnit === 1;
  return space === null && hasOnePlace && (photoIds.length > 1 || isFromFavorites);
}

export function startBulk({ start }: Opening, photos: readonly EditorPhoto[]): Bulk {
  const { quantity = '1', ...given } = start.attributes;
  const choice = choiceOf(start.product, given);
  return {
    attributes: given,
    prints: photos.map((photo) => ({
      photo,
      document: startDocument(start.product, choice, [chosenPhoto(photo)]),
      quantity: Number(quantity),
    })),
  };
}

/** Another size or paper for all; crops keep their middle. */
export function changeBulk(
  product: Product,
  bulk: Bulk,
  change: Readonly<Record<string, string>>,
): Bulk {
  const choice = choiceOf(product, { ...bulk.attributes, ...change });
  return {
    attributes: attributesOf(choice, bulk.attributes),
    prints: bulk.prints.map((print) => ({
      ...print,
      document: changeProduct(print.document, { product, choice }),
    })),
  };
}

/** What the cart will ask for: each print is priced by its own quantity. */
export function priceBulk(product: Product, { prints, attributes }: Bulk): number {
  const known = new Map<number, number>();
  return prints.reduce((sum, { quantity }) => {
    const price =
      known.get(quantity) ?? priceItem(product, choiceOf(product, attributes, quantity)).totalMinor;
    known.set(quantity, price);
    return sum + price;
  }, 0);
}

/** How one print comes out: its sharpness, and whether the crop takes much away. */
export interface PrintReview {
  level: 'good' | 'warn' | 'block';
  pixelsPerInch: number;
  isCutMuch: boolean;
}

const muchCut = 0.25;

/** Reviews prints of these choices, each once: a drag makes one print of many anew. */
export function createReviewer(
  product: Product,
  attributes: Bulk['attributes'],
): (print: BulkPrint) => PrintReview {
  const choice = choiceOf(product, attributes);
  const known = new WeakMap<BulkPrint, PrintReview>();
  return (print) => {
    const review = known.get(print) ?? reviewOf(product, choice, print);
    known.set(print, review);
    return review;
  };
}

function reviewOf(product: Product, choice: Choice, { document }: BulkPrint): PrintReview {
  const { isTurned = false } = document;
  const made = printProductOf(product, choice, { isTurned });
  const [found] = documentReadiness(document, made);
  const photo = photoOf(document);
  return {
    level: found?.level ?? 'good',
    pixelsPerInch: Math.floor(found?.pixelsPerInch ?? 0),
    isCutMuch: photo !== undefined && cutShare(photo) > muchCut,
  };
}

function photoOf(document: DesignDocument): PlacedPhoto | undefined {
  return placesOf(document)[0]?.layer.photo ?? undefined;
}
