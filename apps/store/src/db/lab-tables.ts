import type { LabBrand } from '@albumen/contract/brands';
import type { LabOrderStatus } from '@albumen/domain/lab/lab-order.machine';
import type { LabItem, LabRequest } from '@albumen/domain/lab/lab-request';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { PrintProduct } from '@albumen/print/products/product';
import type { ColumnType } from 'kysely';
import type { Generated } from './column-types.ts';

/** What the database keeps of lab orders as text or JSON and its checks narrow further. */
export interface NarrowedLabTables {
  labOrders: {
    labBrand: LabBrand;
    status: Generated<LabOrderStatus>;
    request: ColumnType<LabRequest<DesignedItem>, string, string>;
    quote: ColumnType<StoredQuote | null, string | null | undefined, string | null>;
    parcels: ColumnType<Parcel[], string | undefined, string>;
  };
  labOrderEvents: { facts: ColumnType<Record<string, unknown>, string | undefined, string> };
}

/** A line with what its print files are made from: copies, kept with the placed order. */
export interface DesignedItem extends LabItem {
  document: DesignDocument;
  documentHash: string;
  printProduct: PrintProduct;
}

/** What the lab asks of us for its work. */
export interface StoredQuote {
  totalMinor: number;
  currency: string;
}

export interface Parcel {
  carrier: string;
  trackingNumber: string;
  trackingUrl?: string;
  shippedAt: string;
}
