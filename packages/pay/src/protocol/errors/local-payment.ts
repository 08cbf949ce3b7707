import type { ErrorKind } from './error-kind.ts';

export const LOCAL_PAYMENT_NOT_ENABLED = [
  'LOCAL_PAYMENT_NOT_ENABLED',
  'MERCHANT',
  'Local payments are not enabled for this merchant.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_ALREADY_IN_PROGRESS = [
  'LOCAL_PAYMENT_ALREADY_IN_PROGRESS',
  'MERCHANT',
  'A local payment is already under way.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_CANCELED = [
  'LOCAL_PAYMENT_CANCELED',
  'CUSTOMER',
  'The customer canceled the local payment.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_WINDOW_CLOSED = [
  'LOCAL_PAYMENT_WINDOW_CLOSED',
  'CUSTOMER',
  'The customer closed the local payment window before authorizing.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_WINDOW_OPEN_FAILED = [
  'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
  'MERCHANT',
  'The local payment window could not be opened: start it in response to a user action.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_START_PAYMENT_FAILED = [
  'LOCAL_PAYMENT_START_PAYMENT_FAILED',
  'NETWORK',
  'The local payment could not be started.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION = [
  'LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION',
  'MERCHANT',
  'A required option of startPayment is missing; details name it.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED = [
  'LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED',
  'UNKNOWN',
  'The local payment, which needs no window, was answered with one.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_TOKENIZATION_FAILED = [
  'LOCAL_PAYMENT_TOKENIZATION_FAILED',
  'NETWORK',
  'The local payment could not be tokenized.',
] as const satisfies ErrorKind;

export const LOCAL_PAYMENT_INVALID_PAYMENT_OPTION = [
  'LOCAL_PAYMENT_INVALID_PAYMENT_OPTION',
  'MERCHANT',
  'The local payment options are invalid.',
] as const satisfies ErrorKind;
