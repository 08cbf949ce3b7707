import { createHmac } from 'node:crypto';
import { createVault, type Vault } from '@albumen/server-kit/vault';
import { derivedKey, derivedKeys, type Secrets } from './secrets.ts';

/** What the gateway keeps sealed: cards, and its own secrets. */
export interface Sealer extends Vault {
  /** 32 hex digits, the same for the same text in the same realm; not to be turned back. */
  fingerprint(text: string, realm: string): string;
}

/** Seals with a key derived from the gateway's secret; opens what a second one sealed, too. */
export function createSealer({ secret, lasting }: Pick<Secrets, 'secret' | 'lasting'>): Sealer {
  const fingerprintKey = derivedKey(lasting, 'fingerprint');
  return {
    ...vaultOf(secret),
    fingerprint: (text, realm) =>
      createHmac('sha256', fingerprintKey).update(`${realm}\0${text}`).digest('hex').slice(0, 32),
  };
}

/** The part that needs nothing but the secret. */
export function vaultOf(secret: Secrets['secret']): Vault {
  return createVault(derivedKeys(secret, 'vault'));
}
