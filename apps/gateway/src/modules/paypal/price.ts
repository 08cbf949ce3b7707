import { formatAmount } from '@albumen/domain/money/decimal-amount';
import type { PayPalRequest, ShippingOption } from './paypal-request.ts';

type Priced = Pick<PayPalRequest, 'amountMinor' | 'currency' | 'terms' | 'choices'>;

/** What the payer chose, else what the merchant did, else the first. */
export function shippingOf({ terms, choices }: Pick<Priced, 'terms' | 'choices'>) {
  const { shippingOptions: options } = terms;
  return (
    options.find(({ id }) => id === choices.shippingOptionId) ??
    options.find(({ isSelected }) => isSelected) ??
    options[0]
  );
}

/** The amount with this way of shipping instead of the one that it was reckoned with. */
export function totalWith(
  { amountMinor, terms }: Pick<Priced, 'amountMinor' | 'terms'>,
  option: ShippingOption | undefined,
): number {
  const included = terms.shippingOptions.find(({ isSelected }) => isSelected);
  return amountMinor - (included?.amountMinor ?? 0) + (option?.amountMinor ?? 0);
}

/** What the payer pays. */
export function totalOf(request: Priced): number {
  return totalWith(request, shippingOf(request));
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' };

/** As a payer reads it: `$25.00 USD`. */
export function priceText(amountMinor: number, currency: string): string {
  const sign = signs[currency] ?? '';
  return `${sign}${formatAmount(amountMinor, currency)} ${currency}`;
}
