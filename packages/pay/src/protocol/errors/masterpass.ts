import type { ErrorKind } from './error-kind.ts';

export const MASTERPASS_BROWSER_NOT_SUPPORTED = [
  'MASTERPASS_BROWSER_NOT_SUPPORTED',
  'CUSTOMER',
  'This browser cannot open the windows that Masterpass needs.',
] as const satisfies ErrorKind;

export const MASTERPASS_NOT_ENABLED = [
  'MASTERPASS_NOT_ENABLED',
  'MERCHANT',
  'Masterpass is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION = [
  'MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION',
  'MERCHANT',
  'subtotal and currencyCode are required when tokenizing.',
] as const satisfies ErrorKind;

export const MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS = [
  'MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS',
  'MERCHANT',
  'A Masterpass tokenization is already under way.',
] as const satisfies ErrorKind;

export const MASTERPASS_ACCOUNT_TOKENIZATION_FAILED = [
  'MASTERPASS_ACCOUNT_TOKENIZATION_FAILED',
  'NETWORK',
  "The customer's Masterpass account could not be tokenized.",
] as const satisfies ErrorKind;

export const MASTERPASS_POPUP_OPEN_FAILED = [
  'MASTERPASS_POPUP_OPEN_FAILED',
  'MERCHANT',
  'The Masterpass window could not be opened: start it in response to a user action.',
] as const satisfies ErrorKind;

export const MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS = [
  'MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS',
  'MERCHANT',
  'The Masterpass window came back without the parameters that tokenizing needs.',
] as const satisfies ErrorKind;

export const MASTERPASS_POPUP_CLOSED = [
  'MASTERPASS_POPUP_CLOSED',
  'CUSTOMER',
  'The customer closed the Masterpass window before authorizing.',
] as const satisfies ErrorKind;

export const MASTERPASS_INVALID_PAYMENT_OPTION = [
  'MASTERPASS_INVALID_PAYMENT_OPTION',
  'MERCHANT',
  'The Masterpass payment options are invalid.',
] as const satisfies ErrorKind;

export const MASTERPASS_FLOW_FAILED = [
  'MASTERPASS_FLOW_FAILED',
  'NETWORK',
  'The Masterpass flow could not be started.',
] as const satisfies ErrorKind;
