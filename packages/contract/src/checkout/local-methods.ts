import {
  isLocalMethod,
  payMethods,
  type PayMethod,
  type PayMethodId,
} from '../payments/pay-methods.ts';

/** What one US dollar costs in each currency, as decimal numbers: the rates that the store charges by. */
export type ExchangeRates = Readonly<Record<string, string>>;

/** A way to pay of a billing country, and the currency that it is charged in. */
export interface LocalWay {
  method: PayMethod;
  currency: string;
}

/** The ways of a billing country, in currencies that there is a rate for. */
export function localWays(country: string, rates: ExchangeRates): LocalWay[] {
  return payMethods.flatMap((method) => {
    if (!isOfCountry(method.id) || !method.countries?.includes(country)) return [];
    const currency = method.currencies?.find((one) => rates[one] !== undefined);
    return currency === undefined ? [] : [{ method, currency }];
  });
}

/** Whether it depends on where its payer is billed. */
function isOfCountry(id: PayMethodId): boolean {
  return isLocalMethod(id) || id === 'sepa';
}

/** Billing countries that have a way of their own. */
export function localCountries(rates: ExchangeRates): string[] {
  const all = new Set(payMethods.flatMap(({ countries }) => countries ?? []));
  return [...all].filter((country) => localWays(country, rates).length > 0);
}
