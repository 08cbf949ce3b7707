import { isCard } from '@albumen/contract/catalog/families';
import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { Product } from '@albumen/contract/catalog/product';
import type { Choice } from '@albumen/domain/pricing/choice';
import { priceItem } from '@albumen/domain/pricing/item-price';
import { changeProduct } from '@albumen/print/editing/change-product';
import { placesOf } from '@albumen/print/editing/document-edits';
import type { PrintProduct } from '@albumen/print/products/product';
import { fillPaper, fillsPaper, showWholePhoto } from '@albumen/print/editing/whole-photo';
import { printProductOf } from '@albumen/print/products/print-product';
import type { DesignDocument } from '@albumen/print/document/design-document';
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
      document: firstDocument(photo, { product: start.product, choice }),
      quantity: Number(quantity),
    })),
  };
}

/** A product as it was chosen. */
export interface Made {
  product: Product;
  choice: Choice;
}

/** A photo as it lies on the product before anybody moves it. */
export function firstDocument(photo: EditorPhoto, { product, choice }: Made): DesignDocument {
  return startDocument(product, choice, [chosenPhoto(photo)]);
}

/** The document of a photo that nobody moved, in another choice; nothing where somebody did. */
function begunAnew(
  { photo, document }: BulkPrint,
  { before, after }: { before: Made; after: Made },
): DesignDocument | undefined {
  const begun = firstDocument(photo, before);
  const isNow = (other: DesignDocument) => JSON.stringify(other) === JSON.stringify(document);
  if (isNow(begun)) return firstDocument(photo, after);
  return isNow(shownWhole(begun, before))
    ? shownWhole(firstDocument(photo, after), after)
    : undefined;
}

function shownWhole(document: DesignDocument, made: Made): DesignDocument {
  const [place] = placesOf(document);
  return place === undefined
    ? document
    : showWholePhoto(document, place, printedOn(document, made));
}

/** What a document is printed on. */
export function printedOn(
  { isTurned = false }: DesignDocument,
  { product, choice }: Made,
): PrintProduct {
  return printProductOf(product, choice, { isTurned });
}

/** Another size or paper for all; a crop that was moved keeps its middle, others are chosen anew. */
export function changeBulk(
  product: Product,
  bulk: Bulk,
  change: Readonly<Record<string, string>>,
): Bulk {
  const choice = choiceOf(product, { ...bulk.attributes, ...change });
  const before = choiceOf(product, bulk.attributes);
  return {
    attributes: attributesOf(choice, bulk.attributes),
    prints: bulk.prints.map((print) => ({
      ...print,
      document:
        begunAnew(print, { before: { product, choice: before }, after: { product, choice } }) ??
        changeProduct(print.document, { product, choice }),
    })),
  };
}

/** All of a photo with a white border, or out to the edges again as it began. */
export function changePaper(
  product: Product,
  attributes: Bulk['attributes'],
  print: BulkPrint,
): BulkPrint {
  const { document } = print;
  const made = { product, choice: choiceOf(product, attributes) };
  const printed = printedOn(document, made);
  const [place] = placesOf(document);
  if (place === undefined) return print;
  if (fillsPaper(place.layer, printed)) return { ...print, document: shownWhole(document, made) };
  const given = { photo: chosenPhoto(print.photo), product: printed };
  return { ...print, document: fillPaper(document, place, given) };
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
