import type { z } from 'zod';
import type { NonceType } from '../../db/column-values.ts';
import type { ServerWork } from '../server-api/server-work.ts';
import type { ValidationErrors } from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';
import { readCard } from './card-fields.ts';
import { instrumentOfCard, type Instrument } from './instrument.ts';

/** A card that a merchant's own server got from a wallet, decrypted by itself. */
export const walletCardShape = {
  number: wireText,
  cardholder_name: wireText,
  expiration_month: wireText,
  expiration_year: wireText,
  cryptogram: wireText,
  eci_indicator: wireText,
  google_transaction_id: wireText,
  source_card_type: wireText,
  source_card_last_four: wireText,
} satisfies z.ZodRawShape;

const walletCard = wireObject(walletCardShape);
export type WalletCardFields = Exclude<z.output<typeof walletCard>, undefined>;

interface WalletCardReading {
  type: Extract<NonceType, 'ApplePayCard' | 'AndroidPayCard'>;
  errors: ValidationErrors;
  /** Where it stands in the request. */
  place: string;
}

/** Undefined when something is wrong with it, which is noted. */
export async function instrumentOfWalletCard(
  work: ServerWork,
  fields: WalletCardFields,
  { type, errors, place }: WalletCardReading,
): Promise<Instrument | undefined> {
  const { number, cardholder_name, expiration_month, expiration_year } = fields;
  const card = { number, cardholder_name, expiration_month, expiration_year };
  const entry = readCard(card, { ...work, errors, place });
  if (entry === undefined) return undefined;
  const instrument = await instrumentOfCard(work, entry, undefined);
  return { ...instrument, type, details: detailsOf(fields) };
}

/** A card with a cryptogram is a number that a network gave for it. */
function detailsOf(fields: WalletCardFields): Record<string, unknown> {
  return {
    isNetworkTokenized: Boolean(fields.cryptogram),
    ...(fields.google_transaction_id && { googleTransactionId: fields.google_transaction_id }),
    ...(fields.source_card_type && { sourceCardType: fields.source_card_type }),
    ...(fields.source_card_last_four && { sourceCardLast4: fields.source_card_last_four }),
  };
}
