/** Version of the API that this SDK speaks: components and client must agree on it. */
export const VERSION = '3.109.0';

/** Name and version of the library, as every call carries it. */
export const LIBRARY_VERSION = `braintree/web/${VERSION}`;
