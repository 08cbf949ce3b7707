import { createApi } from './api.ts';
import { browserTransport } from './browser-transport.ts';

let token = '';

/** Signing in and out renew the session and with it the token. */
export function setCsrfToken(next: string): void {
  token = next;
}

/** For components and event handlers; loaders and actions take `apiOf(context)`. */
export const { call, callHtml } = createApi(browserTransport, () => token);
