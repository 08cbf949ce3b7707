import type { Address } from '../../modules/addresses/address-fields.ts';
import type { CardEntry } from '../../modules/vault/cards.service.ts';

/** A card in somebody's wallet. */
export interface WalletCard {
  id: string;
  brand: string;
  entry: CardEntry;
  /** The bank says no when it is charged. */
  isDeclined?: true;
}

/** Somebody with a wallet. */
export interface WalletCustomer {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  cards: readonly WalletCard[];
  /** Where they have things sent to. */
  addresses: readonly { id: string; name: string; address: Address }[];
}

/** The password of every wallet: there is nothing in them. */
export const walletPassword = 'wallet';

const amsterdam: Address = {
  streetAddress: 'Lindengracht 12',
  extendedAddress: '2nd floor',
  locality: 'Amsterdam',
  region: 'Noord-Holland',
  postalCode: '1015 KC',
  countryCode: 'NL',
};
const chicago: Address = {
  streetAddress: '1 E Main St',
  extendedAddress: 'Suite 3',
  locality: 'Chicago',
  region: 'IL',
  postalCode: '60622',
  countryCode: 'US',
};

function card(id: string, brand: string, entry: Omit<CardEntry, 'expirationMonth'>): WalletCard {
  return { id, brand, entry: { ...entry, expirationMonth: '12' } };
}

export const walletCustomers: readonly WalletCustomer[] = [
  {
    email: 'anna@wallet.example',
    firstName: 'Anna',
    lastName: 'de Vries',
    phoneNumber: '+31 20 555 0142',
    cards: [
      card('everyday', 'MasterCard', {
        number: '5555555555554444',
        expirationYear: '2034',
        cardholderName: 'Anna de Vries',
        billingAddress: amsterdam,
      }),
      card('travel', 'Visa', {
        number: '4111111111111111',
        expirationYear: '2033',
        cardholderName: 'Anna de Vries',
        billingAddress: amsterdam,
      }),
      card('office', 'American Express', {
        number: '378282246310005',
        expirationYear: '2032',
        cardholderName: 'De Vries Fotografie',
        billingAddress: chicago,
      }),
    ],
    addresses: [
      { id: 'home', name: 'Home', address: amsterdam },
      { id: 'studio', name: 'Studio', address: chicago },
    ],
  },
  {
    email: 'ben@wallet.example',
    firstName: 'Ben',
    lastName: 'Ortega',
    phoneNumber: '+1 312 555 0198',
    cards: [
      {
        ...card('empty', 'Visa', {
          number: '4012888888881881',
          expirationYear: '2034',
          cardholderName: 'Ben Ortega',
          billingAddress: chicago,
        }),
        isDeclined: true,
      },
      card('store', 'Discover', {
        number: '6011111111111117',
        expirationYear: '2034',
        cardholderName: 'Ben Ortega',
        billingAddress: chicago,
      }),
    ],
    addresses: [{ id: 'home', name: 'Home', address: chicago }],
  },
];

export function findWalletCustomer(email: string): WalletCustomer | undefined {
  return walletCustomers.find((customer) => customer.email === email.trim().toLowerCase());
}
