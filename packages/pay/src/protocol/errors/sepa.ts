import type { ErrorKind } from './error-kind.ts';

export const SEPA_CREATE_MANDATE_FAILED = [
  'SEPA_CREATE_MANDATE_FAILED',
  'MERCHANT',
  'The SEPA mandate could not be created.',
] as const satisfies ErrorKind;

export const SEPA_CUSTOMER_CANCELED = [
  'SEPA_CUSTOMER_CANCELED',
  'CUSTOMER',
  'The customer canceled the SEPA mandate.',
] as const satisfies ErrorKind;

export const SEPA_INVALID_MANDATE_TYPE = [
  'SEPA_INVALID_MANDATE_TYPE',
  'MERCHANT',
  'mandateType is either ONE_OFF or RECURRENT.',
] as const satisfies ErrorKind;

export const SEPA_TOKENIZATION_FAILED = [
  'SEPA_TOKENIZATION_FAILED',
  'UNKNOWN',
  'The SEPA mandate could not be approved.',
] as const satisfies ErrorKind;

export const SEPA_TOKENIZE_MISSING_REQUIRED_OPTION = [
  'SEPA_TOKENIZE_MISSING_REQUIRED_OPTION',
  'MERCHANT',
  'A required option is missing.',
] as const satisfies ErrorKind;

export const SEPA_TRANSACTION_FAILED = [
  'SEPA_TRANSACTION_FAILED',
  'UNKNOWN',
  'The SEPA mandate could not be tokenized.',
] as const satisfies ErrorKind;
