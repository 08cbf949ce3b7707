import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { LocalPayment } from './local-payment.ts';

/** What people write before an amount. */
export function signOf(currency: string): string {
  return signs[currency] ?? currency;
}

const signs: Readonly<Record<string, string>> = { EUR: '€', PLN: 'zł', GBP: '£' };

/** As a payer reads it: `€ 25.00`. */
export function priceOf({
  amountMinor,
  currency,
}: Pick<LocalPayment, 'amountMinor' | 'currency'>): string {
  return `${signOf(currency)} ${formatAmount(amountMinor, currency)}`;
}
