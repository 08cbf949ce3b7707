import type { Product } from '@albumen/contract/catalog/product';
import type { CartItem } from '@albumen/contract/endpoints/cart';
import type { DesignProblem } from '@albumen/print/checks/check-document';
import type { DesignDocument } from '@albumen/print/document/design-document';
import { photoAt } from '@albumen/print/editing/document-edits';
import { printProductOf } from '@albumen/print/products/print-product';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { priceRequest, type PricedItem } from '../catalog/catalog.service.ts';
import { findDesign, isMadeWith, readDesignChoice } from '../editor/design-choice.ts';
import { checkDesign, readinessOf } from '../editor/design-checks.ts';
import { printablePhotos } from '../editor/placed-photos.service.ts';
import { placedPhotos, shownFace } from '../editor/placed-photos.ts';
import { findMarkups, type SellerMarkup } from '../markups/selling-markups.service.ts';
import type { ItemRow } from './cart-items.queries.ts';
import { notesOf, stopsOf, type ItemStops } from './item-stops.ts';

/** An item with all that is found out about it: what it costs, and what keeps it from being ordered. */
export interface ReadItem extends ItemStops {
  row: ItemRow;
  /** Undefined when the brand does not sell it at all any more. */
  product: Product | undefined;
  /** Undefined when the product or this choice of it is no longer sold. */
  item: PricedItem | undefined;
  /** The photographer whose markup is in the price. */
  sellerId: string | undefined;
  readiness: CartItem['readiness'];
  notes: CartItem['notes'];
  /** The accounts whose photos are too small for it. */
  photographers: ReadonlySet<string>;
  /** Width divided by height of the face that is shown. */
  ratio: number;
}

/** Reads items as they would be ordered now. */
export async function readItems(
  deps: Pick<Dependencies, 'catalogs'>,
  db: Kysely<Tables>,
  rows: readonly ItemRow[],
): Promise<ReadItem[]> {
  const ids = rows.flatMap(({ document }) => placedPhotos(document).map(({ photoId }) => photoId));
  const there = await printablePhotos(db, ids);
  const [first] = rows;
  const markupOf = await findMarkups(db, first?.labBrand ?? 'halide', rows);
  return Promise.all(rows.map((row) => readItem(deps, row, { there, markup: markupOf(row) })));
}

type Photos = ReadonlyMap<string, { accountId: string }>;

async function readItem(
  { catalogs }: Pick<Dependencies, 'catalogs'>,
  row: ItemRow,
  { there, markup }: { there: Photos; markup: SellerMarkup | undefined },
): Promise<ReadItem> {
  const catalog = catalogs[row.labBrand];
  const { productId, document, documentHash } = row;
  const product = catalog.products.get(productId)?.product;
  const priced = product && priceOf(catalog, product, { row, markup });
  if (product === undefined || priced === undefined) return unsold(row, product);
  const { choice } = priced;
  const problems = await checkDesign({
    product,
    choice,
    document,
    documentHash,
    catalogVersion: catalog.version,
  });
  const { stops, accepted } = stopsOf(problems, row);
  const isMissing = placedPhotos(document).some(({ photoId }) => !there.has(photoId));
  return {
    row,
    product,
    item: priced,
    sellerId: markup?.sellerId,
    readiness: readinessOf(problems),
    stops: [...(isMissing ? ['photoMissing' as const] : []), ...stops],
    accepted,
    notes: notesOf(problems, document),
    photographers: photographersOf(problems, document, there),
    ratio: ratioOf(product, choice, row),
  };
}

function priceOf(
  catalog: Dependencies['catalogs']['halide'],
  product: Product,
  { row, markup }: { row: ItemRow; markup: SellerMarkup | undefined },
): PricedItem | undefined {
  const { productId, designId, designSpaceId, attributes, quantity } = row;
  const design = findDesign(designId ?? undefined);
  if (!isMadeWith(product, design)) return undefined;
  const read = readDesignChoice(product, attributes, design);
  if (!read.isComplete) return undefined;
  const priced = priceRequest(catalog, {
    productId,
    attributes: { ...read.attributes, quantity: String(quantity) },
    designSpaceId,
    markup,
  });
  return priced.isPriced ? priced.item : undefined;
}

function photographersOf(
  problems: readonly DesignProblem[],
  document: DesignDocument,
  there: Photos,
): ReadonlySet<string> {
  const small = problems.filter(({ code, level }) => code === 'fewPixels' && level === 'block');
  const accounts = small.flatMap(({ faceId = '', layerId = '' }) => {
    const photo = photoAt(document, { faceId, layerId });
    return photo ? (there.get(photo.photoId)?.accountId ?? []) : [];
  });
  return new Set(accounts);
}

function unsold(row: ItemRow, product: Product | undefined): ReadItem {
  return {
    row,
    product,
    item: undefined,
    sellerId: undefined,
    readiness: 'good',
    stops: ['unavailable'],
    accepted: [],
    notes: [],
    photographers: new Set(),
    ratio: 1,
  };
}

function ratioOf(product: Product, choice: PricedItem['choice'], { document }: ItemRow): number {
  const face = shownFace(document);
  const made = printProductOf(product, choice, { isTurned: document.isTurned ?? false });
  const trim = face && made.faces[face.kind]?.trim;
  return trim === undefined ? 1 : trim.width / trim.height;
}
