import type { GoogleCard } from '../../modules/google-pay/google-pay.service.ts';

/** A card in the wallet of everybody who pays in this sandbox. */
export interface WalletCard extends GoogleCard {
  id: string;
  /** An explanation for people on the sheet. */
  note: string;
}

export const walletCards: readonly WalletCard[] = [
  { id: 'visa', brand: 'Visa', number: '4111111111111111', note: 'Kept with the account' },
  {
    id: 'mastercard',
    brand: 'MasterCard',
    number: '5555555555554444',
    tokenNumber: '2223000048400011',
    note: 'A network token on this device',
  },
  {
    id: 'amex',
    brand: 'American Express',
    number: '378282246310005',
    note: 'Kept with the account',
  },
  {
    id: 'declined',
    brand: 'Visa',
    number: '4000111111111115',
    note: 'Its bank declines every charge',
    outcome: 'processorDeclined',
  },
];

export function findWalletCard(id: unknown): WalletCard | undefined {
  return walletCards.find((card) => card.id === id);
}
