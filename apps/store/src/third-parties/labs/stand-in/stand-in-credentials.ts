import { derivedKey, type Secrets } from '../../../secrets.ts';

export interface Credentials {
  key: string;
  secret: string;
}

/** Known to both halves of one store, and to nobody else. */
export function standInCredentials({ appSecret }: Secrets): Credentials {
  return { key: 'stand-in', secret: derivedKey(appSecret, 'lab-stand-in').toString('base64url') };
}
