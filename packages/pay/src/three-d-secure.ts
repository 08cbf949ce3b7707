import { abortable } from './host/shared/abort.ts';
import { deliver } from './host/shared/callback.ts';
import { openThreeDSecure } from './host/three-d-secure/create.ts';
import type { ThreeDSecureCreate, ThreeDSecureCreateOptions } from './types/three-d-secure.ts';

/**
 * Makes ready to have a card verified by its issuer. Never throws synchronously.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`,
 * `THREEDS_UNSUPPORTED_VERSION`, `THREEDS_UNRECOGNIZED_VERSION`, and with a client `THREEDS_NOT_ENABLED`,
 * `THREEDS_CAN_NOT_USE_TOKENIZATION_KEY`, `THREEDS_HTTPS_REQUIRED` or `THREEDS_NOT_ENABLED_FOR_V2`.
 */
export const create: ThreeDSecureCreate = (
  options?: ThreeDSecureCreateOptions,
  callback?: unknown,
) =>
  deliver(
    abortable(openThreeDSecure(options), options?.signal, (late) => void late.teardown()),
    callback,
  );

export { VERSION } from './protocol/version.ts';
export type * from './types/three-d-secure.ts';
