import type { Instrument } from '../instruments/instrument.ts';
import type { Charge } from './charge.ts';
import type { TransactionFields } from './transaction-fields.ts';

/** What an answer says of the network that a charge went by. */
export function networkMarks(fields: TransactionFields, instrument: Instrument, done: Charge) {
  return {
    processedWithNetworkToken: isNetworkToken(fields, instrument),
    ...debitOf(instrument, done),
  };
}

/** A debit that needs no PIN goes by the network of its card once it is settled. */
function debitOf({ details }: Instrument, { status }: Pick<Charge, 'status'>) {
  const { debitNetwork } = details;
  const isOnItsWay = status === 'submitted_for_settlement';
  return isOnItsWay && typeof debitNetwork === 'string' ? { debitNetwork } : {};
}

/** The network knows the card by a number of its own, from a wallet or from the merchant. */
function isNetworkToken(
  { credit_card: card }: TransactionFields,
  { details }: Instrument,
): boolean {
  const isOwn = Boolean(card?.network_tokenization_attributes?.cryptogram);
  return isOwn || details['isNetworkTokenized'] === true;
}
