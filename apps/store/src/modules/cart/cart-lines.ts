import type { CartItem, LineStop } from '@albumen/contract/endpoints/cart';
import type { FileStore } from '@albumen/file-store/file-store';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { PricedItem } from '../catalog/catalog.service.ts';
import { proofKey } from './proof-keys.ts';
import type { ReadItem } from './read-items.ts';

/** An item that is to be ordered, priced by the catalog of this moment. */
export interface CartLine {
  itemId: string;
  designSpaceId: string;
  productId: string;
  productName: string;
  designId?: string;
  /** The options as chosen, quantity included. */
  attributes: Readonly<Record<string, string>>;
  quantity: number;
  name: string;
  projectTitle?: string;
  galleryId?: string;
  document: DesignDocument;
  documentVersion: number;
  documentHash: string;
  /** Public; null until the first proof is made. */
  proofUrl: string | null;
  /** Whether it shows the design as it is now. */
  isProofCurrent: boolean;
  readiness: CartItem['readiness'];
  /** What keeps it from being ordered; nothing may be placed before this is empty. */
  stops: readonly LineStop[];
  item: PricedItem;
  /** The photographer whose markup is in the price. */
  sellerId?: string;
}

/** A pending item whose product or choice is no longer sold: it has no price. */
export interface UnsoldLine {
  itemId: string;
  name: string;
}

/** Undefined for what is no longer sold. */
export function lineOf(files: Pick<FileStore, 'publicUrl'>, read: ReadItem): CartLine | undefined {
  const { row, product, item } = read;
  if (product === undefined || item === undefined) return undefined;
  return {
    itemId: row.id,
    designSpaceId: row.designSpaceId,
    productId: row.productId,
    productName: product.name,
    ...(row.designId !== null && { designId: row.designId }),
    attributes: { ...row.attributes, quantity: String(row.quantity) },
    quantity: row.quantity,
    name: nameOf(read),
    ...(row.projectTitle !== '' && { projectTitle: row.projectTitle }),
    ...(row.galleryId !== null && { galleryId: row.galleryId }),
    document: row.document,
    documentVersion: row.version,
    documentHash: row.documentHash,
    proofUrl: row.proofToken === null ? null : files.publicUrl(proofKey(row.proofToken)),
    isProofCurrent: row.proofVersion === row.version,
    readiness: read.readiness,
    stops: read.stops,
    item,
    ...(read.sellerId !== undefined && { sellerId: read.sellerId }),
  };
}

/** What the customer called it, or what it is. */
export function nameOf({ row, product }: Pick<ReadItem, 'row' | 'product'>): string {
  return row.title !== '' ? row.title : (product?.name ?? 'No longer made');
}
