import { binDataOf as unknownBinData } from '../../test-values/bin-data.ts';
import type { Nonce } from './nonce-content.ts';
import type { Card } from '../vault/cards.service.ts';

/** The indicators that browsers know, in the order of the wire. */
function binDataOf({ binData }: Pick<Card, 'binData'>) {
  return {
    prepaid: binData.prepaid,
    healthcare: binData.healthcare,
    debit: binData.debit,
    durbinRegulated: binData.durbinRegulated,
    commercial: binData.commercial,
    payroll: binData.payroll,
    issuingBank: binData.issuingBank,
    countryOfIssuance: binData.countryOfIssuance,
    productId: binData.productId,
  };
}

/** A nonce of a card as REST shows it. */
export function presentCardNonce({ nonce, isConsumed, threeDSecure }: Nonce, card: Card) {
  return {
    type: 'CreditCard',
    nonce,
    description: `ending in ${card.lastFour.slice(2)}`,
    consumed: isConsumed,
    threeDSecureInfo: threeDSecure,
    details: {
      bin: card.bin,
      lastTwo: card.lastFour.slice(2),
      lastFour: card.lastFour,
      cardType: card.brand,
      cardholderName: card.cardholderName,
      expirationYear: emptyToNull(card.expirationYear),
      expirationMonth: emptyToNull(card.expirationMonth),
    },
    binData: binDataOf(card),
  };
}

/** A nonce of a CVV that came alone, as REST shows it: nothing is known of its card. */
export function presentCvvNonce({ nonce, isConsumed }: Nonce) {
  return {
    type: 'CreditCard',
    nonce,
    description: '',
    consumed: isConsumed,
    threeDSecureInfo: null,
    details: {
      bin: '',
      lastTwo: '',
      lastFour: '',
      cardType: 'Unknown',
      cardholderName: null,
      expirationYear: null,
      expirationMonth: null,
    },
    binData: binDataOf({ binData: unknownBinData() }),
  };
}

/** No card, as GraphQL shows it beside the token of a CVV that came alone. */
export function presentGraphQLCvv() {
  return {
    bin: null,
    brandCode: 'UNKNOWN',
    last4: null,
    cardholderName: null,
    expirationMonth: null,
    expirationYear: null,
    binData: presentGraphQLBin({ binData: unknownBinData() }),
  };
}

/** The card behind a token as GraphQL shows it, `binData` in capitals. */
export function presentGraphQLCard(card: Card, brandCode: string) {
  return {
    bin: card.bin,
    brandCode,
    last4: card.lastFour,
    cardholderName: card.cardholderName,
    expirationMonth: emptyToNull(card.expirationMonth),
    expirationYear: emptyToNull(card.expirationYear),
    binData: presentGraphQLBin(card),
  };
}

function presentGraphQLBin(card: Pick<Card, 'binData'>) {
  const { issuingBank, countryOfIssuance, productId, ...flags } = binDataOf(card);
  const inCapitals = Object.entries(flags).map(([flag, value]) => [flag, value.toUpperCase()]);
  return {
    ...Object.fromEntries(inCapitals),
    issuingBank: unknownToNull(issuingBank),
    countryOfIssuance: unknownToNull(countryOfIssuance),
    productId: unknownToNull(productId),
  };
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}

function unknownToNull(text: string): string | null {
  return text === 'Unknown' ? null : text;
}
