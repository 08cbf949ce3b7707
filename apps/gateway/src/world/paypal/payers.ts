import { isSameText } from '@albumen/server-kit/secrets';
import type { PayPalPayer } from '../../world-port/paypal.ts';

/** A way to pay that lies in a wallet. */
export interface Funding {
  id: string;
  title: string;
  note: string;
  /** The name of a card that a shop brands together with its issuer. */
  cobrandedCardLabel?: string;
}

/** Somebody who can log in to the sandbox's wallet. */
export interface WalletPayer extends PayPalPayer {
  /** What becomes of a charge. */
  ending: string;
  funding: readonly [Funding, ...Funding[]];
}

/** The password of every payer. */
export const walletPassword = 'sandbox-wallet';

export const walletPayers: readonly WalletPayer[] = [
  {
    payerId: 'MF7HK2QW9XTPC',
    email: 'maya@wallet.example',
    firstName: 'Maya',
    lastName: 'Fields',
    countryCode: 'US',
    phone: '415-555-0132',
    ending: 'Pays without trouble',
    isDeclined: false,
    addresses: [
      {
        recipientName: 'Maya Fields',
        line1: '1480 Larkspur Lane',
        line2: 'Apt 6',
        city: 'San Francisco',
        state: 'CA',
        postalCode: '94117',
        countryCode: 'US',
      },
      {
        recipientName: 'Fields Studio',
        line1: '22 Harbor Street',
        line2: '',
        city: 'Portland',
        state: 'ME',
        postalCode: '04101',
        countryCode: 'US',
      },
    ],
    funding: [
      { id: 'balance', title: 'Wallet balance', note: '$412.08 available' },
      { id: 'bank', title: 'Linden Bank', note: 'Checking •••• 4821' },
      {
        id: 'card',
        title: 'Larkspur Rewards card',
        note: 'Visa •••• 1881',
        cobrandedCardLabel: 'Larkspur Rewards',
      },
    ],
  },
  {
    payerId: 'NS4DV8JRL2YGB',
    email: 'noah@wallet.example',
    firstName: 'Noah',
    lastName: 'Short',
    countryCode: 'US',
    phone: '312-555-0178',
    ending: 'Approves, but the charge is declined',
    isDeclined: true,
    addresses: [
      {
        recipientName: 'Noah Short',
        line1: '905 Cedar Avenue',
        line2: '',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60614',
        countryCode: 'US',
      },
    ],
    funding: [{ id: 'bank', title: 'Prairie Credit Union', note: 'Checking •••• 7730' }],
  },
  {
    payerId: 'LM9ZC3BTN6FQA',
    email: 'lea@wallet.example',
    firstName: 'Léa',
    lastName: 'Martin',
    countryCode: 'FR',
    phone: '+33 1 55 55 01 20',
    ending: 'Pays from another country',
    isDeclined: false,
    addresses: [
      {
        recipientName: 'Léa Martin',
        line1: '8 rue des Tanneurs',
        line2: '',
        city: 'Lyon',
        state: '',
        postalCode: '69002',
        countryCode: 'FR',
      },
    ],
    funding: [
      { id: 'card', title: 'Carte bancaire', note: 'Mastercard •••• 4444' },
      { id: 'bank', title: 'Banque du Tilleul', note: 'IBAN •••• 0189' },
    ],
  },
];

/** Somebody who pays by card and has no wallet to log in to. */
export const walletGuest: WalletPayer = {
  payerId: 'GU3ST8KQ5RWHN',
  email: 'olive@guest.example',
  firstName: 'Olive',
  lastName: 'Grant',
  countryCode: 'US',
  phone: '206-555-0161',
  ending: 'Pays by card, without an account',
  isDeclined: false,
  addresses: [
    {
      recipientName: 'Olive Grant',
      line1: '310 Fir Street',
      line2: '',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98101',
      countryCode: 'US',
    },
  ],
  funding: [{ id: 'card', title: 'Debit or credit card', note: 'Visa •••• 1111' }],
};

/** Whose wallet it is, or who pays without one. */
export function payerOf(payerId: unknown): WalletPayer | undefined {
  return [...walletPayers, walletGuest].find((payer) => payer.payerId === payerId);
}

/** Who has this address, if the password of the sandbox's wallet is right. */
export function payerWith(email: string, password: string): WalletPayer | undefined {
  if (!isSameText(password, walletPassword)) return undefined;
  return walletPayers.find((payer) => payer.email === email.trim().toLowerCase());
}
