import type { ErrorKind } from './error-kind.ts';

export const CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN = [
  'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
  'MERCHANT',
  '{property} leads to an untrusted domain.',
] as const satisfies ErrorKind;

export const CLIENT_OPTION_REQUIRED = [
  'CLIENT_OPTION_REQUIRED',
  'MERCHANT',
  '{option} is required when making a request.',
] as const satisfies ErrorKind;

export const CLIENT_OPTION_INVALID = [
  'CLIENT_OPTION_INVALID',
  'MERCHANT',
  '{option} is invalid.',
] as const satisfies ErrorKind;

export const CLIENT_INVALID_AUTHORIZATION = [
  'CLIENT_INVALID_AUTHORIZATION',
  'MERCHANT',
  'Authorization is invalid: it is neither a tokenization key nor a client token.',
] as const satisfies ErrorKind;

export const CLIENT_RATE_LIMITED = [
  'CLIENT_RATE_LIMITED',
  'MERCHANT',
  'You are making too many requests.',
] as const satisfies ErrorKind;

export const CLIENT_AUTHORIZATION_INSUFFICIENT = [
  'CLIENT_AUTHORIZATION_INSUFFICIENT',
  'MERCHANT',
  'The authorization does not permit this call.',
] as const satisfies ErrorKind;

export const CLIENT_AUTHORIZATION_INVALID = [
  'CLIENT_AUTHORIZATION_INVALID',
  'MERCHANT',
  'The authorization is unknown, revoked or expired.',
] as const satisfies ErrorKind;

export const CLIENT_GATEWAY_NETWORK = [
  'CLIENT_GATEWAY_NETWORK',
  'NETWORK',
  'Cannot contact the gateway at this time.',
] as const satisfies ErrorKind;

export const CLIENT_REQUEST_TIMEOUT = [
  'CLIENT_REQUEST_TIMEOUT',
  'NETWORK',
  'The request timed out waiting for a reply.',
] as const satisfies ErrorKind;

export const CLIENT_REQUEST_ERROR = [
  'CLIENT_REQUEST_ERROR',
  'NETWORK',
  'The gateway refused the request.',
] as const satisfies ErrorKind;

export const CLIENT_GRAPHQL_REQUEST_ERROR = [
  'CLIENT_GRAPHQL_REQUEST_ERROR',
  'NETWORK',
  'The GraphQL request was answered with errors.',
] as const satisfies ErrorKind;

export const CLIENT_MISSING_GATEWAY_CONFIGURATION = [
  'CLIENT_MISSING_GATEWAY_CONFIGURATION',
  'INTERNAL',
  'A client needs the configuration of the gateway.',
] as const satisfies ErrorKind;
