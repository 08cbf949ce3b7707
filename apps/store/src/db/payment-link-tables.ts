import type { LabBrand } from '@albumen/contract/brands';
import type { LinkCurrency } from '@albumen/contract/payment-links/link-labels';
import type { PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { PaymentLinkStatus } from '@albumen/domain/payment-links/payment-link.machine';
import type { ColumnType } from 'kysely';
import type { Generated } from './column-types.ts';

/** What the database keeps of payment links as text or JSON and its checks narrow further. */
export interface NarrowedPaymentLinkTables {
  paymentLinks: {
    labBrand: LabBrand;
    status: Generated<PaymentLinkStatus>;
    currency: LinkCurrency;
    methods: ColumnType<PayMethodId[], string, string>;
  };
}
