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
import { sizeLabel } from '@albumen/domain/sizes/size-label';
import { cutFacesOf } from '@albumen/print/checks/cut-faces';
import { cutShare, documentReadiness } from '@albumen/print/checks/readiness';
import type { PrintProduct } from '@albumen/print/products/product';
import { startDocument } from '@albumen/print/editing/start-document';
import { attributesOf } from '../state/change-choice.ts';
import { choiceOf } from '../opening/made-design.ts';
import { chosenPhoto, facesOf } from '../state/chosen-photo.ts';
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

interface Made {
  product: Product;
  choice: Choice;
}

function firstDocument(photo: EditorPhoto, { product, choice }: Made): DesignDocument {
  return startDocument(product, choice, [chosenPhoto(photo)]);
}

/** Nobody moved the photo: its crop may be chosen anew. */
function isAsFirst({ photo, document }: BulkPrint, made: Made): boolean {
  return JSON.stringify(document) === JSON.stringify(firstDocument(photo, made));
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
      document: isAsFirst(print, { product, choice: before })
        ? firstDocument(print.photo, { product, choice })
        : changeProduct(print.document, { product, choice }),
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
  /** Faces that are cut off. */
  cutFaces: number;
  /** A size of this product in whose shape they all fit: '5 × 7'; nothing where none does. */
  fittingSize: string | undefined;
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

function reviewOf(product: Product, choice: Choice, print: BulkPrint): PrintReview {
  const { document } = print;
  const { isTurned = false } = document;
  const made = printProductOf(product, choice, { isTurned });
  const [found] = documentReadiness(document, made);
  const photo = photoOf(document);
  const cutFaces = cutFacesIn(print, made);
  return {
    level: found?.level ?? 'good',
    pixelsPerInch: Math.floor(found?.pixelsPerInch ?? 0),
    isCutMuch: photo !== undefined && cutShare(photo) > muchCut,
    cutFaces,
    fittingSize: cutFaces === 0 ? undefined : sizeForAll(product, choice, print),
  };
}

function photoOf(document: DesignDocument): PlacedPhoto | undefined {
  return placesOf(document)[0]?.layer.photo ?? undefined;
}

function cutFacesIn({ photo, document }: BulkPrint, { faces }: PrintProduct): number {
  const layer = placesOf(document)[0]?.layer;
  const paper = faces.front;
  if (!layer?.photo || paper === undefined) return 0;
  return cutFacesOf(facesOf(photo), { photo: layer.photo, box: layer.box, paper });
}

/** The size next in area in which nobody is cut. */
function sizeForAll(product: Product, choice: Choice, { photo }: BulkPrint): string | undefined {
  const areaOf = ({ widthInches, heightInches }: Choice['size']) => widthInches * heightInches;
  const apart = (size: Choice['size']) => Math.abs(Math.log(areaOf(size) / areaOf(choice.size)));
  const fitting = product.sizes
    .toSorted((one, other) => apart(one) - apart(other))
    .find((size) => {
      const tried = { ...choice, size };
      const document = firstDocument(photo, { product, choice: tried });
      const { isTurned = false } = document;
      const made = printProductOf(product, tried, { isTurned });
      return cutFacesIn({ photo, document, quantity: 1 }, made) === 0;
    });
  return fitting && sizeLabel(fitting);
}
