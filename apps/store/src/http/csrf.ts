import { createHmac } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import { derivedKey } from '../secrets.ts';

export interface Csrf {
  tokenFor(sessionToken: string): string;
  isValid(sessionToken: string, given: string): boolean;
}

/** The token is an HMAC of the session, so it needs no storage and dies with the session. */
export function createCsrf(appSecret: string): Csrf {
  const key = derivedKey(appSecret, 'csrf');
  const tokenFor = (sessionToken: string) =>
    createHmac('sha256', key).update(sessionToken).digest('base64url');
  return {
    tokenFor,
    isValid: (sessionToken, given) => given !== '' && isSameText(given, tokenFor(sessionToken)),
  };
}
