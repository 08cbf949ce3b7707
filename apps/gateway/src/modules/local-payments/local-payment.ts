import type { PaymentRow } from './local-payments.queries.ts';
import type { PaymentStatus } from './payment-status.ts';

/** Who pays, as far as the merchant's page said. */
export interface Payer {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  countryCode: string | null;
}

/** A payment by a way that belongs to a country. */
export interface LocalPayment extends Omit<PaymentRow, 'status' | 'payer'> {
  status: PaymentStatus;
  payer: Payer;
}

/** Columns hold what the service wrote. */
export function paymentOf(row: PaymentRow): LocalPayment {
  return { ...row, status: row.status as PaymentStatus, payer: row.payer as unknown as Payer };
}
