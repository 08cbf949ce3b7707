import { z } from 'zod';
import { addressShape, readAddress } from '../addresses/address-fields.ts';
import {
  addError,
  addFieldErrors,
  type ValidationErrors,
} from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';
import { checkCard, fullYear } from './check-card.ts';
import type { CardInput } from './card-input.ts';
import type { CardEntry } from '../vault/cards.service.ts';
import type { Merchant } from '../merchants/merchants.service.ts';

/** A card as a merchant's own server sends it. */
export const cardShape = {
  number: wireText,
  cvv: wireText,
  expiration_date: wireText,
  expiration_month: wireText,
  expiration_year: wireText,
  cardholder_name: wireText,
  token: wireText,
  billing_address: wireObject(addressShape),
} satisfies z.ZodRawShape;

const cardFields = z.object(cardShape);
export type CardFields = z.output<typeof cardFields>;

export interface CardReading {
  merchant: Merchant;
  errors: ValidationErrors;
  /** Where the card stands in the request: `transaction.creditCard`. */
  place: string;
}

/** The card of a request; undefined when something is wrong with it, all of which is noted. */
export function readCard(
  fields: CardFields,
  { merchant, errors, place }: CardReading,
): CardEntry | undefined {
  const input = inputOf(fields, errors, place);
  if (fields.expiration_date !== undefined && (fields.expiration_month || fields.expiration_year)) {
    addError(errors, `${place}.expirationDate`, '91708');
  }
  checkToken(fields.token, errors, place);
  const found = checkCard(input, { merchant: merchant.options, isValidating: true });
  addFieldErrors(errors, place.split('.'), found);
  if (found.length > 0) return undefined;
  return {
    number: input.number ?? '',
    expirationMonth: (input.expirationMonth ?? '').padStart(2, '0'),
    expirationYear: fullYear(input.expirationYear ?? ''),
    cardholderName: fields.cardholder_name || undefined,
    billingAddress: input.billingAddress,
  };
}

function inputOf(fields: CardFields, errors: ValidationErrors, place: string): CardInput {
  const [month, year] = (fields.expiration_date ?? '').split('/');
  const billing = fields.billing_address;
  return {
    number: fields.number?.replaceAll(/[\s-]/g, ''),
    cvv: fields.cvv,
    cardholderName: fields.cardholder_name,
    expirationDate: fields.expiration_date,
    expirationMonth: (fields.expiration_month ?? month)?.trim() || undefined,
    expirationYear: (fields.expiration_year ?? year)?.trim() || undefined,
    billingAddress: billing && readAddress(billing, errors, `${place}.billingAddress`),
    options: undefined,
  };
}

/** Names that mean something else in a path. */
const reserved = new Set(['all', 'new']);

function checkToken(token: string | undefined, errors: ValidationErrors, place: string): void {
  const path = `${place}.token`;
  if (token === undefined || token === '') return;
  if (token.length > 36) addError(errors, path, '91720');
  else if (!/^[A-Za-z0-9_-]+$/.test(token)) addError(errors, path, '91718');
  else if (reserved.has(token)) addError(errors, path, '91721');
}
