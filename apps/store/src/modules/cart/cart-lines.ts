import type { CartItem, LineStop } from '@albumen/contract/endpoints/cart';
import type { DesignDocument } from '@albumen/print/design-document';
import type { PricedItem } from '../catalog/catalog.service.ts';

/** An item that is to be ordered, priced by the catalog of this moment. */
export interface CartLine {
  itemId: string;
  designSpaceId: string;
  productId: string;
  productName: string;
  designId?: string;
  /** As chosen, quantity included. */
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
  readiness: CartItem['readiness'];
  /** What keeps it from being ordered; nothing may be placed before this is empty. */
  stops: readonly LineStop[];
  item: PricedItem;
}

/** A pending item whose product or choice is no longer sold: it has no price. */
export interface UnsoldLine {
  itemId: string;
  name: string;
}
