import { formatAmount } from './decimal-amount.ts';

const signs: Readonly<Record<string, string>> = { USD: '$', CAD: 'CA$', EUR: '€' };

/** An amount for people, all places shown: `$1,234.50`. Minor units and an ISO 4217 code in capitals. */
export function formatPrice(amountMinor: number, currency: string): string {
  const amount = formatAmount(Math.abs(amountMinor), currency);
  const [whole = '', places] = amount.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = signs[currency] ?? `${currency} `;
  return `${amountMinor < 0 ? '−' : ''}${sign}${grouped}${places === undefined ? '' : `.${places}`}`;
}
