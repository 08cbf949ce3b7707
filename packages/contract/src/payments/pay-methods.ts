/** Ways to pay that belong to a country, by the names that the payment SDK knows them by. */
export type LocalMethodId =
  | 'bancomatpay'
  | 'bancontact'
  | 'blik'
  | 'eps'
  | 'giropay'
  | 'ideal'
  | 'mbway'
  | 'mybank'
  | 'p24'
  | 'pay_upon_invoice'
  | 'sofort'
  | 'trustly';

/** Wallets, which belong to no country. */
export const walletIds = ['paypal', 'payLater', 'googlePay'] as const;

export type WalletId = (typeof walletIds)[number];

/** A way to pay. */
export type PayMethodId = 'card' | WalletId | 'sepa' | LocalMethodId;

/** A way to pay, where it fits and what its payer does. */
export interface PayMethod {
  readonly id: PayMethodId;
  readonly label: string;
  /** Where its payer says yes: in our page, in a wallet, at their bank, on their phone, or to an invoice. */
  readonly place: 'page' | 'wallet' | 'bank' | 'phone' | 'invoice';
  /** ISO 4217; absent: every one. */
  readonly currencies?: readonly string[];
  /** ISO 3166, of the payer; absent: every one. */
  readonly countries?: readonly string[];
}

const euro = ['EUR'];

/** Countries whose accounts can be debited by SEPA. */
const sepaCountries =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL NO PL PT RO SK SI ES SE CH GB'.split(
    ' ',
  );

/** Every way to pay, in the order offered. */
export const payMethods: readonly PayMethod[] = [
  { id: 'card', label: 'Card', place: 'page' },
  { id: 'paypal', label: 'PayPal', place: 'wallet' },
  {
    id: 'payLater',
    label: 'PayPal Pay Later',
    place: 'wallet',
    currencies: ['USD', 'EUR'],
    countries: ['DE', 'ES', 'FR', 'IT', 'US'],
  },
  { id: 'googlePay', label: 'Google Pay', place: 'wallet' },
  { id: 'ideal', label: 'iDEAL', place: 'bank', currencies: euro, countries: ['NL'] },
  { id: 'bancontact', label: 'Bancontact', place: 'bank', currencies: euro, countries: ['BE'] },
  { id: 'blik', label: 'BLIK', place: 'bank', currencies: ['PLN'], countries: ['PL'] },
  {
    id: 'p24',
    label: 'Przelewy24',
    place: 'bank',
    currencies: ['EUR', 'PLN'],
    countries: ['PL'],
  },
  { id: 'eps', label: 'eps', place: 'bank', currencies: euro, countries: ['AT'] },
  { id: 'mybank', label: 'MyBank', place: 'bank', currencies: euro, countries: ['IT'] },
  { id: 'bancomatpay', label: 'BANCOMAT Pay', place: 'phone', currencies: euro, countries: ['IT'] },
  { id: 'mbway', label: 'MB WAY', place: 'phone', currencies: euro, countries: ['PT'] },
  { id: 'giropay', label: 'giropay', place: 'bank', currencies: euro, countries: ['DE'] },
  {
    id: 'sofort',
    label: 'Sofort',
    place: 'bank',
    currencies: euro,
    countries: ['AT', 'BE', 'DE', 'ES', 'IT', 'NL'],
  },
  {
    id: 'trustly',
    label: 'Trustly',
    place: 'bank',
    currencies: euro,
    countries: ['AT', 'DE', 'DK', 'EE', 'ES', 'FI', 'LT', 'LV', 'NL', 'NO', 'SE'],
  },
  {
    id: 'sepa',
    label: 'SEPA direct debit',
    place: 'bank',
    currencies: euro,
    countries: sepaCountries,
  },
  {
    id: 'pay_upon_invoice',
    label: 'Pay upon invoice',
    place: 'invoice',
    currencies: euro,
    countries: ['DE'],
  },
];

/** The ways to pay in a currency from a country. */
export function methodsFor(currency: string, country: string): readonly PayMethod[] {
  return payMethods.filter(
    ({ currencies, countries }) =>
      (currencies?.includes(currency) ?? true) && (countries?.includes(country) ?? true),
  );
}

/** How people know a way to pay. */
export function methodLabel(id: PayMethodId): string {
  return payMethods.find((method) => method.id === id)?.label ?? id;
}

/** Whether it is paid at a bank, on a phone or by an invoice of its country. */
export function isLocalMethod(id: PayMethodId): id is LocalMethodId {
  return id !== 'card' && id !== 'sepa' && !isWallet(id);
}

/** Whether its payer may say yes where no bank leads back: on a phone or to an invoice; BLIK by a code. */
export function mayBeElsewhere(id: LocalMethodId): boolean {
  return id === 'blik' || payMethods.find((method) => method.id === id)?.place !== 'bank';
}

export function isWallet(id: string): id is WalletId {
  return walletIds.some((wallet) => wallet === id);
}
