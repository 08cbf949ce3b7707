import { createHmac } from 'node:crypto';
import { isProofOf } from '@albumen/server-kit/secrets';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

/** Labs ask for a week; holidays are longer. */
const linkLifeMs = 14 * 86_400_000;

const purpose = 'lab-files';

type Needed = Pick<Dependencies, 'secrets' | 'settings'>;

/** An address for the lab alone: who has it may read this file until then, and nothing else. */
export function labFileUrl(
  { secrets, settings }: Needed,
  { id, labBrand, now }: { id: string; labBrand: 'halide' | 'cyan'; now: Date },
): string {
  const link = { id, until: now.getTime() + linkLifeMs };
  const signature = signatureBy(derivedKey(secrets.appSecret, purpose), link);
  return `${settings.origins[labBrand]}/lab/files/${id}/${link.until}/${signature}`;
}

interface Link {
  id: string;
  until: number;
}

export function isGoodLink(
  { secrets }: Needed,
  { signature, ...link }: Link & { signature: string },
  now: Date,
): boolean {
  const keys = derivedKeys(secrets.appSecret, purpose);
  return link.until > now.getTime() && isProofOf(signature, keys, (key) => signatureBy(key, link));
}

function signatureBy(key: Buffer, { id, until }: Link): string {
  return createHmac('sha256', key).update(`${id}.${until}`).digest('base64url');
}
