import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { LocalPayment } from './local-payment.ts';

const signs: Readonly<Record<string, string>> = { EUR: '€', PLN: 'zł', GBP: '£' };

/** As a payer reads it: `€ 25.00`. */
export function priceOf({
  amountMinor,
  currency,
}: Pick<LocalPayment, 'amountMinor' | 'currency'>): string {
  return `${signs[currency] ?? currency} ${formatAmount(amountMinor, currency)}`;
}
