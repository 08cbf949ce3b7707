import type { ErrorKind } from './error-kind.ts';

export const PAYPAL_NOT_ENABLED = [
  'PAYPAL_NOT_ENABLED',
  'MERCHANT',
  'PayPal is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED = [
  'PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED',
  'MERCHANT',
  'This sandbox merchant has no linked PayPal account.',
] as const satisfies ErrorKind;

export const PAYPAL_ACCOUNT_TOKENIZATION_FAILED = [
  'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
  'NETWORK',
  "The customer's PayPal account could not be tokenized.",
] as const satisfies ErrorKind;

export const PAYPAL_FLOW_FAILED = [
  'PAYPAL_FLOW_FAILED',
  'NETWORK',
  'The PayPal flow could not be started.',
] as const satisfies ErrorKind;

export const PAYPAL_FLOW_OPTION_REQUIRED = [
  'PAYPAL_FLOW_OPTION_REQUIRED',
  'MERCHANT',
  'The flow option is either "checkout" or "vault".',
] as const satisfies ErrorKind;

export const PAYPAL_TOKENIZATION_REQUEST_ACTIVE = [
  'PAYPAL_TOKENIZATION_REQUEST_ACTIVE',
  'MERCHANT',
  'Another PayPal tokenization is under way.',
] as const satisfies ErrorKind;

export const PAYPAL_POPUP_OPEN_FAILED = [
  'PAYPAL_POPUP_OPEN_FAILED',
  'MERCHANT',
  'The PayPal window could not be opened: start it in response to a click.',
] as const satisfies ErrorKind;

export const PAYPAL_POPUP_CLOSED = [
  'PAYPAL_POPUP_CLOSED',
  'CUSTOMER',
  'The customer closed the PayPal window before authorizing.',
] as const satisfies ErrorKind;

export const PAYPAL_INVALID_PAYMENT_OPTION = [
  'PAYPAL_INVALID_PAYMENT_OPTION',
  'MERCHANT',
  'The PayPal payment options are invalid.',
] as const satisfies ErrorKind;

export const PAYPAL_MISSING_REQUIRED_OPTION = [
  'PAYPAL_MISSING_REQUIRED_OPTION',
  'MERCHANT',
  'A required option is missing.',
] as const satisfies ErrorKind;

export const PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED = [
  'PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED',
  'MERCHANT',
  'Required param {option} is missing.',
] as const satisfies ErrorKind;

export const PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED = [
  'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
  'MERCHANT',
  'The PayPal window could not be opened: start it in response to a click.',
] as const satisfies ErrorKind;

export const PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED = [
  'PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED',
  'CUSTOMER',
  'The customer closed the PayPal window before authorizing.',
] as const satisfies ErrorKind;

export const PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS = [
  'PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS',
  'MERCHANT',
  'A vault initiated checkout is already under way.',
] as const satisfies ErrorKind;

export const PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED = [
  'PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED',
  'NETWORK',
  'The vault initiated checkout could not be set up.',
] as const satisfies ErrorKind;
