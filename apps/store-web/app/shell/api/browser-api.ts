import { createApi } from './api.ts';
import { browserTransport } from './browser-transport.ts';
import { csrfToken } from './csrf-token.ts';

export { setApiUrl } from './browser-transport.ts';
export { setCsrfToken } from './csrf-token.ts';

/** The API of components and event handlers; loaders and actions use `apiOf(context)`. */
export const { call, callHtml } = createApi(browserTransport, csrfToken);
