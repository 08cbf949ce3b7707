import type { ErrorKind } from './error-kind.ts';

export const DATA_COLLECTOR_KOUNT_NOT_ENABLED = [
  'DATA_COLLECTOR_KOUNT_NOT_ENABLED',
  'MERCHANT',
  'Kount is not enabled for this merchant.',
] as const satisfies ErrorKind;

export const DATA_COLLECTOR_KOUNT_ERROR = [
  'DATA_COLLECTOR_KOUNT_ERROR',
  'MERCHANT',
  'Kount could not be set up.',
] as const satisfies ErrorKind;

export const DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS = [
  'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS',
  'MERCHANT',
  'Nothing could be collected: the fraud protection script did not load and no other collection was asked for.',
] as const satisfies ErrorKind;
