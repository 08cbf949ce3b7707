import type { ErrorKind } from './error-kind.ts';

export const HOSTED_FIELDS_TIMEOUT = [
  'HOSTED_FIELDS_TIMEOUT',
  'UNKNOWN',
  'Hosted Fields timed out when attempting to set up.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_INVALID_FIELD_KEY = [
  'HOSTED_FIELDS_INVALID_FIELD_KEY',
  'MERCHANT',
  '"{field}" is not a valid field.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_INVALID_FIELD_SELECTOR = [
  'HOSTED_FIELDS_INVALID_FIELD_SELECTOR',
  'MERCHANT',
  'Selector does not reference a valid DOM node.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME = [
  'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME',
  'MERCHANT',
  'The container of "{field}" already has a field.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELD_INVALID = [
  'HOSTED_FIELDS_FIELD_INVALID',
  'MERCHANT',
  '"{field}" is not a valid field.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELD_NOT_PRESENT = [
  'HOSTED_FIELDS_FIELD_NOT_PRESENT',
  'MERCHANT',
  'There is no "{field}" field on this page.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED = [
  'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED',
  'MERCHANT',
  'The "{attribute}" attribute cannot be changed.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED = [
  'HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED',
  'MERCHANT',
  'The "{attribute}" attribute cannot be "{value}".',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELD_PROPERTY_INVALID = [
  'HOSTED_FIELDS_FIELD_PROPERTY_INVALID',
  'MERCHANT',
  '"{property}" of "{field}" is invalid: {reason}',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE = [
  'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
  'CUSTOMER',
  "This credit card already exists in the merchant's vault.",
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED = [
  'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
  'CUSTOMER',
  'The security code or the postal code of the card could not be verified.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FAILED_TOKENIZATION = [
  'HOSTED_FIELDS_FAILED_TOKENIZATION',
  'CUSTOMER',
  'The supplied card data failed tokenization.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELDS_EMPTY = [
  'HOSTED_FIELDS_FIELDS_EMPTY',
  'CUSTOMER',
  'All fields are empty. Cannot tokenize empty card fields.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_FIELDS_INVALID = [
  'HOSTED_FIELDS_FIELDS_INVALID',
  'CUSTOMER',
  'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
] as const satisfies ErrorKind;

export const HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR = [
  'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
  'NETWORK',
  'A network error occurred when tokenizing the card.',
] as const satisfies ErrorKind;

/** Not in the reference, which lets such a `create` wait for its time to run out. */
export const HOSTED_FIELDS_CONTAINER_REMOVED = [
  'HOSTED_FIELDS_CONTAINER_REMOVED',
  'MERCHANT',
  'A container was removed too early.',
] as const satisfies ErrorKind;
