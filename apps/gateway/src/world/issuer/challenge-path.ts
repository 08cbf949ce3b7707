/** Where the issuer asks. */
export const challengePath = '/issuer/challenge';
