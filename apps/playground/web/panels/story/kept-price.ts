/** What is paid, as the shop's server gets it. */
export interface Price {
  /** Decimal, e.g. `24.00`. */
  amount: string;
  currency: string;
}

const place = 'playground-price';

/** Remembers, in this tab, what is paid while the page itself may be at the bank. */
export function keepPrice(price: Price): void {
  sessionStorage.setItem(place, JSON.stringify(price));
}

/** The price of the payment that this page left for. */
export function keptPrice(): Price {
  const kept: Partial<Price> = JSON.parse(sessionStorage.getItem(place) ?? '{}');
  return { amount: kept.amount ?? '24.00', currency: kept.currency ?? 'EUR' };
}
