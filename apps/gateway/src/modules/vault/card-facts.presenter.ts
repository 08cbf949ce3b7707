import { binNames, type BinData } from '../../test-values/bin-data.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import { logoOf } from './logos.ts';

/** What may be known of a card that is in a vault or was charged. */
export interface CardFacts {
  bin: string;
  last4: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName: string | null;
  uniqueNumberIdentifier: string;
  binData: BinData;
  /** What a card that is for credit and debit was charged as. */
  accountType?: string;
}

/** What every answer shows of a card, in a vault or charged. */
export function presentCardFacts(card: CardFacts): XmlObject {
  return {
    bin: card.bin,
    last4: card.last4,
    cardType: card.cardType,
    cardholderName: card.cardholderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    customerLocation: card.binData.countryOfIssuance === 'CAD' ? 'International' : 'US',
    uniqueNumberIdentifier: card.uniqueNumberIdentifier,
    imageUrl: logoOf(card.cardType),
    isNetworkTokenized: false,
    accountType: card.accountType,
    ...inOrder(card.binData),
  };
}

/** The database keeps no order of its own. */
function inOrder(binData: BinData): XmlObject {
  return Object.fromEntries(binNames.map((name) => [name, binData[name]]));
}
