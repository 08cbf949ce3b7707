import { type XmlObject, xmlOf } from '../../xml/xml-value.ts';

interface CardShown {
  brand: string;
  lastFour: string;
}

/** What answers show of a card from Google Pay beside what they show of every card. */
export function presentGoogleCard(
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
