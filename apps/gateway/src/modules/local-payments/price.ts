import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { LocalPayment } from './local-payment.ts';

/** What people write before an amount. */
export function signOf(currency: string): string {
  return signs[currency] ?? currency;
}

const signs: Readonly<Record<string, string>> = { EUR: '€', PLN: 'zł', GBP: '£' };

/** As a payer reads it: `€ 1,250.00`. */
export function priceOf({
  amountMinor,
  currency,
}: Pick<LocalPayment, 'amountMinor' | 'currency'>): string {
  const amount = formatAmount(amountMinor, currency).replace(
    /\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g,
    ',',
  );
  return `${signOf(currency)} ${amount}`;
}
