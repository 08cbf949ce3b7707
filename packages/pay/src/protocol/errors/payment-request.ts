import type { ErrorKind } from './error-kind.ts';

export const PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS = [
  'PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS',
  'MERCHANT',
  'None of the supported payment methods is enabled for this merchant.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_CANCELED = [
  'PAYMENT_REQUEST_CANCELED',
  'CUSTOMER',
  'The customer canceled the payment request.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED = [
  'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED',
  'MERCHANT',
  'The browser refused the payment request: look at its details.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED = [
  'PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED',
  'UNKNOWN',
  'The browser could not say whether a payment can be made.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED = [
  'PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED',
  'MERCHANT',
  'The browser allows no further question: canMakePayment was called repeatedly with different methods.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD = [
  'PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD',
  'MERCHANT',
  '{method} is not a supported payment method.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE = [
  'PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE',
  'MERCHANT',
  'The Google payment could not be tokenized.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR = [
  'PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR',
  'UNKNOWN',
  'The answer of Google Pay could not be read.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_NOT_COMPLETED = [
  'PAYMENT_REQUEST_NOT_COMPLETED',
  'CUSTOMER',
  'The payment request was not completed.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE = [
  'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE',
  'MERCHANT',
  'createSupportedPaymentMethodsConfiguration needs a type.',
] as const satisfies ErrorKind;

export const PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED = [
  'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED',
  'MERCHANT',
  '{type} is not enabled for this component.',
] as const satisfies ErrorKind;
