import type { ErrorKind } from './error-kind.ts';

export const INSTANTIATION_OPTION_REQUIRED = [
  'INSTANTIATION_OPTION_REQUIRED',
  'MERCHANT',
  '{option} is required when instantiating {component}.',
] as const satisfies ErrorKind;

export const INCOMPATIBLE_VERSIONS = [
  'INCOMPATIBLE_VERSIONS',
  'MERCHANT',
  'Client (version {clientVersion}) and {component} (version {version}) components must be from the same SDK version.',
] as const satisfies ErrorKind;

export const METHOD_CALLED_AFTER_TEARDOWN = [
  'METHOD_CALLED_AFTER_TEARDOWN',
  'MERCHANT',
  '{method} cannot be called after teardown.',
] as const satisfies ErrorKind;

export const COMPONENT_NOT_AVAILABLE = [
  'COMPONENT_NOT_AVAILABLE',
  'MERCHANT',
  '{component} is not part of this SDK; docs/compatibility.md names what is.',
] as const satisfies ErrorKind;

export const CLIENT_SCRIPT_FAILED_TO_LOAD = [
  'CLIENT_SCRIPT_FAILED_TO_LOAD',
  'NETWORK',
  'Braintree client script could not be loaded.',
] as const satisfies ErrorKind;

export const PAY_SCRIPT_NOT_LOADED = [
  'PAY_SCRIPT_NOT_LOADED',
  'NETWORK',
  '{url} cannot be used: {reason}.',
] as const satisfies ErrorKind;

export const INVALID_USE_OF_INTERNAL_FUNCTION = [
  'INVALID_USE_OF_INTERNAL_FUNCTION',
  'INTERNAL',
  '{method} is for the SDK itself.',
] as const satisfies ErrorKind;

export const FRAME_SERVICE_FRAME_CLOSED = [
  'FRAME_SERVICE_FRAME_CLOSED',
  'INTERNAL',
  'Frame closed before tokenization could occur.',
] as const satisfies ErrorKind;

export const FRAME_SERVICE_FRAME_OPEN_FAILED = [
  'FRAME_SERVICE_FRAME_OPEN_FAILED',
  'INTERNAL',
  'Frame failed to open.',
] as const satisfies ErrorKind;
