import type { LabBrand } from '@albumen/contract/brands';
import type { LinkCurrency } from '@albumen/contract/payment-links/link-words';
import type { LocalMethodId, PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { LinkPaymentStatus } from '@albumen/domain/payment-links/link-payment.machine';
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
  linkPayments: {
    status: Generated<LinkPaymentStatus>;
    method: PayMethodId;
    provider: 'hostedFields' | 'cardForm' | 'otherMethods';
  };
  linkStarts: { method: LocalMethodId; currency: LinkCurrency };
  linkRefunds: { status: Generated<'requested' | 'done'>; reason: 'asked' | 'late' };
  linkEvents: { details: ColumnType<Record<string, unknown>, string | undefined, string> };
}
