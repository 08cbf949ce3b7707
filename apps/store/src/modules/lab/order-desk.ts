import type { LabItem, OrderForLab } from '@albumen/domain/lab/lab-request';
import type { DesignDocument } from '@albumen/print/design-document';
import type { PrintProduct } from '@albumen/print/product';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A line with what its print files are made from: copies, kept with the placed order. */
export interface DesignedItem extends LabItem {
  document: DesignDocument;
  documentHash: string;
  printProduct: PrintProduct;
}

export interface Parcel {
  carrier: string;
  trackingNumber: string;
  trackingUrl?: string;
  shippedAt: string;
}

/** What the lab's side tells the order; each once. */
export interface LabNews {
  orderId: string;
  labOrderId: string;
  shippingGroup: string;
  itemIds: readonly string[];
  kind: 'sent' | 'accepted' | 'shipped' | 'trouble';
  at: Date;
  /** Of 'shipped'. */
  parcel?: Parcel;
  /** Of 'trouble': for people of the house, never for the customer. */
  reason?: string;
  /** No lab order of this order is still on its way. */
  isWhole: boolean;
}

/** The orders' side of the hand-over. The lab knows orders only by this. */
export interface OrderDesk {
  /** A paid order, whole. Undefined for one that is not to be made: canceled, refunded, unknown. */
  orderForLab(db: Kysely<Tables>, orderId: string): Promise<OrderForLab<DesignedItem> | undefined>;
  /** Inside the transaction that changed the lab order: timeline, mails. */
  recordLabNews(trx: Kysely<Tables>, news: LabNews): Promise<void>;
}
