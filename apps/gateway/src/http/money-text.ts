import { formatAmount } from '@albumen/domain/money/decimal-amount';

/** How people read money on pages of ours: `$1,250.00`, in the words of a language. */
export function moneyText(amountMinor: number, currency: string, language = 'en-US'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  // The space that must not break is one that people type and search for.
  return format.format(Number(formatAmount(amountMinor, currency))).replaceAll('\u00A0', ' ');
}

/** An amount that was told without its currency. */
export function amountText(amount: string): string {
  return Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
