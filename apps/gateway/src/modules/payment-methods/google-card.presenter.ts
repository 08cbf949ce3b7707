import type { XmlObject } from '../../xml/xml-value.ts';

interface CardShown {
  brand: string;
  lastFour: string;
}

/** What is told of a card from Google Pay beside what is told of every card. */
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
  } = details as XmlObject; // text by name, as the wallet told it
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
