import type { ErrorKind } from './error-kind.ts';

export const THREEDS_NOT_ENABLED = [
  'THREEDS_NOT_ENABLED',
  'MERCHANT',
  '3D Secure is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const THREEDS_CAN_NOT_USE_TOKENIZATION_KEY = [
  'THREEDS_CAN_NOT_USE_TOKENIZATION_KEY',
  'MERCHANT',
  '3D Secure needs a client token; it cannot be used with a tokenization key.',
] as const satisfies ErrorKind;

export const THREEDS_HTTPS_REQUIRED = [
  'THREEDS_HTTPS_REQUIRED',
  'MERCHANT',
  '3D Secure requires HTTPS.',
] as const satisfies ErrorKind;

export const THREEDS_NOT_ENABLED_FOR_V2 = [
  'THREEDS_NOT_ENABLED_FOR_V2',
  'MERCHANT',
  '3D Secure version 2 is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const THREEDS_UNSUPPORTED_VERSION = [
  'THREEDS_UNSUPPORTED_VERSION',
  'MERCHANT',
  'A version of 3D Secure is needed: use version 2.',
] as const satisfies ErrorKind;

export const THREEDS_UNRECOGNIZED_VERSION = [
  'THREEDS_UNRECOGNIZED_VERSION',
  'MERCHANT',
  'Version {version} of 3D Secure is not recognized.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_SETUP_FAILED = [
  'THREEDS_CARDINAL_SDK_SETUP_FAILED',
  'UNKNOWN',
  'The Cardinal SDK could not be set up.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED = [
  'THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED',
  'NETWORK',
  'The Cardinal SDK script could not be loaded.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT = [
  'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT',
  'UNKNOWN',
  'The Cardinal SDK took too long to set up.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT = [
  'THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT',
  'UNKNOWN',
  'The Cardinal SDK took too long to answer.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_BAD_CONFIG = [
  'THREEDS_CARDINAL_SDK_BAD_CONFIG',
  'MERCHANT',
  'The Cardinal SDK refused its configuration.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_BAD_JWT = [
  'THREEDS_CARDINAL_SDK_BAD_JWT',
  'MERCHANT',
  'The Cardinal SDK refused its JWT.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_ERROR = [
  'THREEDS_CARDINAL_SDK_ERROR',
  'UNKNOWN',
  'The Cardinal SDK failed; details say how.',
] as const satisfies ErrorKind;

export const THREEDS_CARDINAL_SDK_CANCELED = [
  'THREEDS_CARDINAL_SDK_CANCELED',
  'CUSTOMER',
  'The customer canceled the verification.',
] as const satisfies ErrorKind;

export const THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT = [
  'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT',
  'MERCHANT',
  'The merchant canceled the verification.',
] as const satisfies ErrorKind;

export const THREEDS_AUTHENTICATION_IN_PROGRESS = [
  'THREEDS_AUTHENTICATION_IN_PROGRESS',
  'MERCHANT',
  'Another verification is under way: call cancelVerifyCard first.',
] as const satisfies ErrorKind;

export const THREEDS_MISSING_VERIFY_CARD_OPTION = [
  'THREEDS_MISSING_VERIFY_CARD_OPTION',
  'MERCHANT',
  'verifyCard options must include {option}.',
] as const satisfies ErrorKind;

export const THREEDS_JWT_AUTHENTICATION_FAILED = [
  'THREEDS_JWT_AUTHENTICATION_FAILED',
  'UNKNOWN',
  'The result of the challenge could not be confirmed.',
] as const satisfies ErrorKind;

export const THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR = [
  'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR',
  'MERCHANT',
  'The nonce is not that of a tokenized card, or it was used already.',
] as const satisfies ErrorKind;

export const THREEDS_LOOKUP_VALIDATION_ERROR = [
  'THREEDS_LOOKUP_VALIDATION_ERROR',
  'CUSTOMER',
  'The lookup refused the given data; details say which.',
] as const satisfies ErrorKind;

export const THREEDS_LOOKUP_ERROR = [
  'THREEDS_LOOKUP_ERROR',
  'UNKNOWN',
  'The lookup of the card failed.',
] as const satisfies ErrorKind;

export const THREEDS_INLINE_IFRAME_DETAILS_INCORRECT = [
  'THREEDS_INLINE_IFRAME_DETAILS_INCORRECT',
  'UNKNOWN',
  'The details of the inline frame are incorrect.',
] as const satisfies ErrorKind;

export const THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID = [
  'THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID',
  'MERCHANT',
  '{type} is not an exemption that can be requested.',
] as const satisfies ErrorKind;

export const THREEDS_NO_VERIFICATION_PAYLOAD = [
  'THREEDS_NO_VERIFICATION_PAYLOAD',
  'MERCHANT',
  'There is no verification to return yet.',
] as const satisfies ErrorKind;

export const THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN = [
  'THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN',
  'INTERNAL',
  'The term URL must be on a verified domain.',
] as const satisfies ErrorKind;

export const THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED = [
  'THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED',
  'INTERNAL',
  'The method {method} is missing in this style of 3D Secure.',
] as const satisfies ErrorKind;

export const UNKNOWN_AUTH_RESPONSE = [
  'UNKNOWN_AUTH_RESPONSE',
  'UNKNOWN',
  '{message}',
] as const satisfies ErrorKind;
