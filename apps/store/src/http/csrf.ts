import { createHmac } from 'node:crypto';
import { isProofOf, type Secret } from '@albumen/server-kit/secrets';
import { derivedKey, derivedKeys } from '../secrets.ts';

export interface Csrf {
  tokenFor(sessionToken: string): string;
  isValid(sessionToken: string, given: string): boolean;
}

/** The token is an HMAC of the session, so it needs no storage and dies with the session. */
export function createCsrf(appSecret: Secret): Csrf {
  const current = derivedKey(appSecret, 'csrf');
  const keys = derivedKeys(appSecret, 'csrf');
  const tokenBy = (key: Buffer, sessionToken: string) =>
    createHmac('sha256', key).update(sessionToken).digest('base64url');
  return {
    tokenFor: (sessionToken) => tokenBy(current, sessionToken),
    isValid: (sessionToken, given) =>
      given !== '' && isProofOf(given, keys, (key) => tokenBy(key, sessionToken)),
  };
}
