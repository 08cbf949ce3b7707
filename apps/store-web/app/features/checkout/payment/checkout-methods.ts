import { localWays, type ExchangeRates } from '@albumen/contract/checkout/local-methods';
import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { walletIds, type PayMethodId } from '@albumen/contract/payments/pay-methods';
import { exchange } from '@albumen/domain/money/exchange';
import type { Price } from '../../payment/card-tokenizer.ts';
import type { Way } from './place-order.ts';

/** What can be used: the card, wallets, and what the billing country has where one is named. */
export function offeredMethods({ otherWays }: Checkout, country: string): PayMethodId[] {
  if (otherWays === null) return ['card'];
  const local = localWays(country, otherWays.rates);
  return ['card', ...walletIds, ...local.map(({ method }) => method.id)];
}

/** What a way charges: the total, or what it comes to in the billing country's currency. */
export function priceOf(cartTotal: number, { method, country, rates }: Way): Price {
  const currency = localCurrency(method, { country, rates });
  const rate = currency === undefined ? undefined : rates[currency];
  if (currency === undefined || rate === undefined) {
    return { amountMinor: cartTotal, currency: 'USD' };
  }
  return { amountMinor: exchange(cartTotal, rate), currency };
}

/** The currency of a method of a billing country; undefined for what is charged in US dollars. */
export function localCurrency(
  method: PayMethodId,
  { country, rates }: { country: string; rates: ExchangeRates },
): string | undefined {
  return localWays(country, rates).find((way) => way.method.id === method)?.currency;
}

const word = 'country';

/** The billing country that a bank led back to; empty for none. */
export function countryIn(search: string): string {
  const country = new URLSearchParams(search).get(word) ?? '';
  return /^[A-Z]{2}$/.test(country) ? country : '';
}

/** The address that a bank leads back to says it. */
export function withCountry(address: string, country: string): string {
  const url = new URL(address);
  url.searchParams.set(word, country);
  return url.href;
}
