import { methodLabel, type PayMethodId } from './pay-methods.ts';

/** How something was paid, in so far as whoever paid recognizes it. */
export interface PaidBy {
  method: PaidMethod;
  /** Whose card it is, such as `Visa`. */
  brand?: string;
  /** Last digits of a card or an account, or the wallet's own address; empty where there is none. */
  hint: string;
  /** Where it was charged in another currency than the order's; minor units. */
  charged?: { amountMinor: number; currency: string };
}

/** A way to pay, wallets among them, as the gateway knows it once money was taken. */
export type PaidMethod = PayMethodId | 'masterpass';

/** What a page, mail or invoice says: `Visa ending in 1111`, `PayPal (ana@example.com)`. */
export function paidByWords({ method, brand = '', hint }: PaidBy): string {
  if (method === 'card') return hint === '' ? 'Card' : `${brand} ending in ${hint}`;
  if (method === 'sepa') return `SEPA direct debit${hint && `, account ending in ${hint}`}`;
  if (method === 'paypal') return `PayPal${hint && ` (${hint})`}`;
  if (method === 'googlePay') return `Google Pay${hint && `, ${brand} ending in ${hint}`}`;
  if (method === 'masterpass') return `Masterpass${hint && `, ${brand} ending in ${hint}`}`;
  return methodLabel(method);
}
