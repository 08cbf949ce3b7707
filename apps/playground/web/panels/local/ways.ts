import type { LocalPaymentStartPaymentOptions } from '@albumen/pay/local-payment';

/** A way to pay that can be tried. */
export interface Way {
  id: string;
  title: string;
  type: LocalPaymentStartPaymentOptions['paymentType'];
  country: string;
  currency: 'EUR' | 'PLN';
  /** What the payer types besides; the phone simulator finds the payment by it. */
  asks?: 'phone' | 'code';
}

export const ways: readonly Way[] = [
  { id: 'ideal', title: 'iDEAL', type: 'ideal', country: 'NL', currency: 'EUR' },
  { id: 'bancontact', title: 'Bancontact', type: 'bancontact', country: 'BE', currency: 'EUR' },
  { id: 'eps', title: 'eps', type: 'eps', country: 'AT', currency: 'EUR' },
  { id: 'p24', title: 'Przelewy24', type: 'p24', country: 'PL', currency: 'PLN' },
  { id: 'trustly', title: 'Trustly', type: 'trustly', country: 'SE', currency: 'EUR' },
  { id: 'blik', title: 'BLIK, in a window', type: 'blik', country: 'PL', currency: 'PLN' },
  {
    id: 'blik-code',
    title: 'BLIK, by code',
    type: 'blik',
    country: 'PL',
    currency: 'PLN',
    asks: 'code',
  },
  {
    id: 'mbway',
    title: 'MB WAY',
    type: 'mbway',
    country: 'PT',
    currency: 'EUR',
    asks: 'phone',
  },
];

/** Options for the SDK; `answer` is the phone number or the code. */
export function optionsFor(
  { type, country, currency, asks }: Way,
  amount: string,
  answer: string,
): Omit<LocalPaymentStartPaymentOptions, 'onPaymentStart'> {
  return {
    paymentType: type,
    paymentTypeCountryCode: country,
    amount,
    currencyCode: currency,
    givenName: 'Ada',
    surname: 'Lovelace',
    email: 'ada@example.com',
    fallback: { url: `${location.origin}/local`, buttonText: 'Back to the playground' },
    ...(asks === 'phone' && { phone: answer, phoneCountryCode: '351' }),
    ...(asks === 'code' && { blikOptions: { level_0: { authCode: answer } } }),
  };
}
