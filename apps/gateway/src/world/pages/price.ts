import { moneyText } from '../../http/money-text.ts';

/** A price as a payer reads it: `€1,250.00`. */
export function priceOf({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return moneyText(amountMinor, currency);
}
