import type { LabBrand } from '@albumen/contract/brands';
import type { DepartmentId } from '@albumen/contract/catalog/families';
import type { ShippingType } from '@albumen/contract/checkout/shipping-ids';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { PaidBy, PaidMethod } from '@albumen/contract/payments/paid-by';
import type { LocalMethodId } from '@albumen/contract/payments/pay-methods';
import type { PrintProduct } from '@albumen/print/products/product';
import type { OrderStatus } from '@albumen/domain/ordering/order.machine';
import type { AttemptStatus } from '@albumen/domain/payments/attempt.machine';
import type { ColumnType } from 'kysely';
import type { Generated } from './column-types.ts';

/** What the database keeps of orders as text or JSON and its checks narrow further. */
export interface NarrowedOrderTables {
  orders: {
    labBrand: LabBrand;
    status: Generated<OrderStatus>;
    shippingType: ShippingType;
    shipTo: ColumnType<StoredShipTo, string, string>;
    shippingGroups: ColumnType<StoredShippingGroup[], string, string>;
    taxLines: ColumnType<StoredTaxLine[], string, string>;
    paidBy: ColumnType<PaidBy | null, string | null | undefined, string | null>;
  };
  orderItems: {
    departmentId: DepartmentId;
    attributes: ColumnType<Record<string, string>, string, string>;
    choices: ColumnType<StoredItemChoice[], string, string>;
    document: ColumnType<DesignDocument | null, string | null | undefined, string | null>;
    printProduct: ColumnType<PrintProduct | null, string | null | undefined, string | null>;
  };
  paymentAttempts: {
    status: Generated<AttemptStatus>;
    provider: StoredProvider;
    method: Generated<PaidMethod>;
    paidBy: ColumnType<PaidBy | null, string | null | undefined, string | null>;
  };
  paymentStarts: { method: LocalMethodId };
  localPaymentNotices: { kind: 'completed' | 'expired' };
  payableEvents: { details: ColumnType<Record<string, unknown>, string | undefined, string> };
  orderMessages: { author: 'customer' | 'staff' };
  refunds: {
    status: Generated<'requested' | 'done' | 'failed'>;
    reason: 'late' | 'canceled' | 'partial' | 'dropped';
    itemIds: ColumnType<string[], string | undefined, string>;
  };
  productMarkups: { kind: 'percent' | 'amount' };
}

/** `none`: there was nothing to pay. */
export type StoredProvider = 'hostedFields' | 'cardForm' | 'otherMethods' | 'none';

export interface StoredShipTo {
  name: string;
  companyName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

export interface StoredShippingGroup {
  shippingGroup: string;
  departmentId: DepartmentId;
  departmentName: string;
  itemIds: string[];
  shippingMethod: { id: string; name: string; days: { least: number; most: number } };
  packagingOption: { id: string; name: string } | null;
  shippingMinor: number;
  packagingMinor: number;
}

export interface StoredTaxLine {
  name: string;
  rate: number;
  amountMinor: number;
}

/** An option in the words of the day it was ordered. */
export interface StoredItemChoice {
  label: string;
  value: string;
}
