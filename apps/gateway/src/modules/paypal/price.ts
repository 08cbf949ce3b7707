import { moneyText } from '../../http/money-text.ts';
import type { PayPalAgreed, ShippingOption, Terms } from '../../world-port/paypal.ts';

type Priced = Pick<PayPalAgreed, 'amountMinor' | 'currency' | 'terms' | 'choices'>;

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

/** A price as a payer reads it: `$25.00 USD`, or as the merchant's `locale` writes it: `25,00 € EUR`. */
export function priceText(
  amountMinor: number,
  { currency, terms }: Pick<Priced, 'currency' | 'terms'>,
): string {
  const text = moneyText(amountMinor, currency, languageOf(terms));
  return text.includes(currency) ? text : `${text} ${currency}`;
}

/** The `locale` of the merchant as browsers know it: `de_DE` is `de-DE`. */
export function languageOf({ locale }: Pick<Terms, 'locale'>): string {
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf((locale ?? '').replaceAll('_', '-'));
    return known ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
