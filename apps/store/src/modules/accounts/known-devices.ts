import { createHmac } from 'node:crypto';
import { isProofOf } from '@albumen/server-kit/secrets';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

type Needs = Pick<Dependencies, 'secrets'>;

const purpose = 'known-device';

/**
 * What a browser keeps once it was signed in: it opens nothing, but strangers who try an account's
 * passwords do not hold this browser back.
 */
export function deviceProof({ secrets }: Needs, { id }: { id: string }): string {
  return proofBy(derivedKey(secrets.appSecret, purpose), id);
}

export function isKnownDevice(
  { secrets }: Needs,
  proof: string | undefined,
  { id }: { id: string },
): boolean {
  const keys = derivedKeys(secrets.appSecret, purpose);
  return proof !== undefined && isProofOf(proof, keys, (key) => proofBy(key, id));
}

function proofBy(key: Buffer, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
