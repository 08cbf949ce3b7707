/** A way to pay that belongs to a country. */
export interface PaymentWay {
  /** Its name to people. */
  title: string;
  currencies: readonly string[];
  countries: readonly string[];
  /** Where the payer approves: on the bank's page, on their phone, or nowhere as it is an invoice. */
  place: 'bank' | 'phone' | 'invoice';
}

const euro = ['EUR'];

/** The ways to pay, by `fundingSource` in lower case. */
export const paymentWays: Readonly<Record<string, PaymentWay>> = {
  bancomatpay: { title: 'BANCOMAT Pay', currencies: euro, countries: ['IT'], place: 'phone' },
  bancontact: { title: 'Bancontact', currencies: euro, countries: ['BE'], place: 'bank' },
  blik: { title: 'BLIK', currencies: ['PLN'], countries: ['PL'], place: 'bank' },
  eps: { title: 'eps', currencies: euro, countries: ['AT'], place: 'bank' },
  giropay: { title: 'giropay', currencies: euro, countries: ['DE'], place: 'bank' },
  ideal: { title: 'iDEAL', currencies: euro, countries: ['NL'], place: 'bank' },
  mbway: { title: 'MB WAY', currencies: euro, countries: ['PT'], place: 'phone' },
  mybank: { title: 'MyBank', currencies: euro, countries: ['IT'], place: 'bank' },
  p24: { title: 'Przelewy24', currencies: ['EUR', 'PLN'], countries: ['PL'], place: 'bank' },
  pay_upon_invoice: {
    title: 'Pay upon invoice',
    currencies: euro,
    countries: ['DE'],
    place: 'invoice',
  },
  sofort: {
    title: 'Sofort',
    currencies: ['EUR', 'GBP'],
    countries: ['AT', 'BE', 'DE', 'ES', 'GB', 'IT', 'NL'],
    place: 'bank',
  },
  trustly: {
    title: 'Trustly',
    currencies: ['EUR', 'DKK', 'GBP', 'NOK', 'SEK'],
    countries: ['AT', 'DE', 'DK', 'EE', 'ES', 'FI', 'GB', 'LT', 'LV', 'NL', 'NO', 'SE'],
    place: 'bank',
  },
};

/** How people know a way to pay. */
export function titleOf(type: string): string {
  return paymentWays[type]?.title ?? type;
}
