import { createVault, type Vault } from '@albumen/server-kit/vault';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKeys } from '../../secrets.ts';
import type { Holder } from './holder.ts';

type Needs = Pick<Dependencies, 'secrets'>;

/** Seals the secrets of authenticator apps. */
export function appVault({ secrets }: Needs): Vault {
  return createVault(derivedKeys(secrets.appSecret, 'authenticator-app'));
}

/** A holder has one app. */
export function placeOf({ kind, id }: Holder): string {
  return `${kind}:${id}`;
}

/** Undefined where neither of the store's secrets sealed it. */
export function openSecret(deps: Needs, holder: Holder, sealed: Buffer): string | undefined {
  try {
    return appVault(deps).open(sealed, placeOf(holder));
  } catch {
    return undefined;
  }
}
