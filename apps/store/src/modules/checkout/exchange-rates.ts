import type { ExchangeRates } from '@albumen/contract/checkout/local-methods';
import type { Dependencies } from '../../dependencies.ts';

/** Rates of the currencies that money can be taken in here; none where only cards are set up. */
export function exchangeRates({
  settings,
  payments,
}: Pick<Dependencies, 'settings' | 'payments'>): ExchangeRates {
  const rates = settings.CHECKOUT_RATES.map((one) => one.split('='));
  const takes = (currency = '') => payments.otherMethods?.takes(currency) === true;
  return Object.fromEntries(rates.filter(([currency]) => takes(currency)));
}
