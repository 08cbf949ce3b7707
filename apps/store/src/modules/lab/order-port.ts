import type { LabBrand } from '@albumen/contract/brands';
import type { OrderForLab } from '@albumen/domain/lab/lab-request';
import type { Kysely } from 'kysely';
import type { DesignedItem, Parcel } from '../../db/lab-tables.ts';
import type { Tables } from '../../db/tables.ts';

export interface HandedOrder extends OrderForLab<DesignedItem> {
  labBrand: LabBrand;
}

/** What the lab's side reports to the order; each once. */
export interface LabNews {
  orderId: string;
  labOrderId: string;
  shippingGroup: string;
  itemIds: readonly string[];
  kind: 'sent' | 'accepted' | 'shipped' | 'trouble' | 'resent' | 'canceled';
  at: Date;
  /** What was 'shipped'. */
  parcels?: readonly Parcel[];
  /** What the 'trouble' is: for operators, never for the customer. */
  reason?: string;
  /** What the customer reads of what was 'canceled'. */
  note?: string;
  /** Said with 'shipped' and 'canceled': no other lab order of this order is still to come. */
  isLast?: boolean;
}

/** The orders' side of the hand-over. The lab knows orders only by this. */
export interface OrderPort {
  /**
   * Locks a paid order, marks it as handed over and answers all of it; from here on it can't be
   * canceled. Asked again, it answers the same. Undefined for one that is not to be made: canceled,
   * unpaid, unknown.
   */
  handOver(trx: Kysely<Tables>, orderId: string): Promise<HandedOrder | undefined>;
  /** Inside the transaction that changed the lab order: timeline, mails. */
  recordLabNews(trx: Kysely<Tables>, news: LabNews): Promise<void>;
}
