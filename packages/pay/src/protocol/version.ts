/** Version of the API that this SDK speaks: components and client must agree on it. */
export const VERSION = '3.109.0';
