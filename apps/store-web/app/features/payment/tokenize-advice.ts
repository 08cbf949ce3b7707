import { cardFieldLabels, paymentMessages } from '@albumen/contract/orders/payment-messages';

import { UnconfirmedError } from './challenge.ts';

interface CodedError {
  code: string;
  /** Set by the hosted fields: which of them are invalid. */
  details?: { invalidFieldKeys?: unknown };
  /** Set by the card form: which of its fields are invalid. */
  fields?: unknown;
}

function isCoded(error: unknown): error is CodedError {
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  );
}

const networkCodes = ['HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'CARD_FORM_NETWORK'];
const invalidCodes = ['HOSTED_FIELDS_FIELDS_INVALID', 'CARD_FORM_INVALID'];
const duplicateCodes = ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', 'CARD_FORM_DUPLICATE'];

/** What the payment-error banner says of a card that could not be made a token. */
export function adviceFor(error: unknown): string {
  if (error instanceof UnconfirmedError) {
    return error.wasCanceled ? paymentMessages.canceledAtBank : paymentMessages.refusedByBank;
  }
  if (!isCoded(error)) return paymentMessages.invalid;
  if (error.code === 'THREEDS_CARDINAL_SDK_CANCELED') return paymentMessages.canceledAtBank;
  if (error.code.startsWith('THREEDS_')) return paymentMessages.bankUnreachable;
  if (networkCodes.includes(error.code)) return paymentMessages.network;
  const names = invalidCodes.includes(error.code) ? fieldsOf(error) : [];
  return names.length > 0 ? paymentMessages.fields(names) : paymentMessages.invalid;
}

/** The card is in the vault already: it is reported, and shown like any other refusal. */
export function isDuplicateCard(error: unknown): boolean {
  return isCoded(error) && duplicateCodes.includes(error.code);
}

function fieldsOf({ details, fields }: CodedError): string[] {
  const keys = details?.invalidFieldKeys ?? fields;
  if (!Array.isArray(keys)) return [];
  return keys.map((key: unknown) => cardFieldLabels[String(key)] ?? String(key));
}
