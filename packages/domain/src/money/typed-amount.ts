import { plainAmount } from '@albumen/contract/payment-links/amount-text';
import { parseAmount } from './decimal-amount.ts';

/** Minor units of an amount as people type it, `1,250.00` or `12,50`; undefined for what is none. */
export function parseTypedAmount(text: string, currency: string): number | undefined {
  return parseAmount(plainAmount(text) ?? '', currency);
}
