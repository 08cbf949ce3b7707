import type { ErrorKind } from './error-kind.ts';

export const GOOGLE_PAYMENT_NOT_ENABLED = [
  'GOOGLE_PAYMENT_NOT_ENABLED',
  'MERCHANT',
  'Google Pay is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const GOOGLE_PAYMENT_UNSUPPORTED_VERSION = [
  'GOOGLE_PAYMENT_UNSUPPORTED_VERSION',
  'MERCHANT',
  'Version {version} of the Google Pay API is not supported.',
] as const satisfies ErrorKind;

export const GOOGLE_PAYMENT_GATEWAY_ERROR = [
  'GOOGLE_PAYMENT_GATEWAY_ERROR',
  'UNKNOWN',
  'The gateway could not tokenize the Google payment.',
] as const satisfies ErrorKind;
