import type { NonceType } from '../../db/column-values.ts';
import { type XmlObject, xmlOf } from '../../xml/xml-value.ts';

interface CardShown {
  brand: string;
  lastFour: string;
}

/** What answers show of a card of a wallet beside what they show of every card. */
export function presentWalletCard(
  type: NonceType,
  card: CardShown,
  details: Readonly<Record<string, unknown>>,
): XmlObject {
  if (type === 'AndroidPayCard') return presentGoogleCard(card, details);
  if (type === 'ApplePayCard') return presentAppleCard(card, details);
  return type === 'VisaCheckoutCard' || type === 'MetaCheckoutCard' ? xmlOf(details) : {};
}

function presentAppleCard(
  { brand, lastFour }: CardShown,
  details: Readonly<Record<string, unknown>>,
): XmlObject {
  const { paymentInstrumentName = `${brand} ${lastFour}`, isDeviceToken = true } = xmlOf(details);
  return {
    cardType: `Apple Pay - ${brand}`,
    paymentInstrumentName,
    sourceDescription: paymentInstrumentName,
    isDeviceToken,
  };
}

function presentGoogleCard(
  { brand, lastFour }: CardShown,
  details: Readonly<Record<string, unknown>>,
): XmlObject {
  const {
    isNetworkTokenized = false,
    sourceCardType = brand,
    sourceCardLast4 = lastFour,
    sourceDescription = `${brand} ${lastFour}`,
    googleTransactionId = 'google_transaction_id',
  } = xmlOf(details);
  return {
    isNetworkTokenized,
    sourceCardType,
    sourceCardLast4,
    sourceDescription,
    googleTransactionId,
    virtualCardType: brand,
    virtualCardLast4: lastFour,
  };
}
