import type { PaymentRow } from './local-payments.queries.ts';

/** Who pays, as far as the merchant's page said. */
export interface Payer {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  countryCode: string | null;
}

/** A payment by a way that belongs to a country. */
export interface LocalPayment extends Omit<PaymentRow, 'payer'> {
  payer: Payer;
}

/** Columns hold what the service wrote. */
export function paymentOf(row: PaymentRow): LocalPayment {
  return { ...row, payer: row.payer as unknown as Payer };
}
