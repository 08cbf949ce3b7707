import { createHmac } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKey } from '../../secrets.ts';

/**
 * What a browser keeps once it was signed in: it opens nothing, but strangers who try an account's
 * passwords do not hold this browser back.
 */
export function deviceProof({ secrets }: Pick<Dependencies, 'secrets'>, { id }: { id: string }) {
  return createHmac('sha256', derivedKey(secrets.appSecret, 'known-device'))
    .update(id)
    .digest('base64url');
}

export function isKnownDevice(
  deps: Pick<Dependencies, 'secrets'>,
  proof: string | undefined,
  account: { id: string },
): boolean {
  return proof !== undefined && isSameText(proof, deviceProof(deps, account));
}
