import { createApi } from './api.ts';
import { browserTransport } from './browser-transport.ts';
import { csrfToken } from './csrf-token.ts';

export { setCsrfToken } from './csrf-token.ts';

/** For components and event handlers; loaders and actions take `apiOf(context)`. */
export const { call, callHtml } = createApi(browserTransport, csrfToken);
