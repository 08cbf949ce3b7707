import { methodLabel, type PayMethodId } from './pay-methods.ts';

/** What is kept of a card or account that was charged. */
export interface PaidWith {
  method: PayMethodId;
  cardBrand: string | null;
  cardLast4: string | null;
  /** What a payer knows another account by: an address of email, an account's last digits. */
  account: string | null;
}

/** `Visa ending in 1111`, `iDEAL`, `SEPA direct debit •••• 3000`. */
export function paidWithWords({ method, cardBrand, cardLast4, account }: PaidWith): string {
  if (cardBrand !== null && cardLast4 !== null) return `${cardBrand} ending in ${cardLast4}`;
  return account === null ? methodLabel(method) : `${methodLabel(method)} ${account}`;
}
