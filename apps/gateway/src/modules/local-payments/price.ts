import { moneyText } from '../../http/money-text.ts';
import type { LocalPayment } from './local-payment.ts';

/** As a payer reads it: `€1,250.00`. */
export function priceOf({
  amountMinor,
  currency,
}: Pick<LocalPayment, 'amountMinor' | 'currency'>): string {
  return moneyText(amountMinor, currency);
}
