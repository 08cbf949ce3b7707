import { openClient } from './host/client/client.ts';
import { abortable } from './host/shared/abort.ts';
import { deliver } from './host/shared/callback.ts';
import type { ClientCreate, ClientCreateOptions } from './types/client.ts';

/**
 * Opens a client: parses the authorization and asks the gateway for the merchant's configuration.
 * One client per authorization, until it is torn down.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `CLIENT_INVALID_AUTHORIZATION`,
 * `CLIENT_AUTHORIZATION_INVALID`, `CLIENT_AUTHORIZATION_INSUFFICIENT`, `CLIENT_GATEWAY_NETWORK`,
 * `CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN` or `CLIENT_MISSING_GATEWAY_CONFIGURATION`.
 */
export const create: ClientCreate = (options?: ClientCreateOptions, callback?: unknown) =>
  deliver(abortable(openClient(options), options?.signal), callback);

export { configure, type PayConfiguration } from './host/shared/gateway-url.ts';
export { VERSION } from './protocol/version.ts';
export type * from './types/client.ts';
