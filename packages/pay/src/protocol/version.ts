/** Version of the API that this SDK speaks: components and client must agree on it. */
export const VERSION = '3.109.0';

/** Version of this package. */
export const PACKAGE_VERSION = '1.0.0';
