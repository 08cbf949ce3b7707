import { formatAmount } from '@albumen/domain/money/decimal-amount';

/** How people read money on pages of ours: `$1,250.00`, as a language writes it. */
export function moneyText(amountMinor: number, currency: string, language = 'en-US'): string {
  return decimalText(formatAmount(amountMinor, currency), currency, language);
}

/** A price from a decimal number, such as `31.5`. */
export function decimalText(amount: string, currency: string, language = 'en-US'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  // The space that must not break is one that people type and search for.
  return format.format(Number(amount)).replaceAll('\u00A0', ' ');
}
