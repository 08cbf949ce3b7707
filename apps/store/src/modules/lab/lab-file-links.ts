import { createHmac } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKey } from '../../secrets.ts';

/** Labs ask for a week; holidays are longer. */
const linkLifeMs = 14 * 86_400_000;

type Needed = Pick<Dependencies, 'secrets' | 'settings'>;

/** An address for the lab alone: who has it may read this file until then, and nothing else. */
export function labFileUrl(
  deps: Needed,
  { id, labBrand, now }: { id: string; labBrand: 'halide' | 'cyan'; now: Date },
): string {
  const until = now.getTime() + linkLifeMs;
  const origin = deps.settings.origins[labBrand];
  return `${origin}/lab/files/${id}/${until}/${signatureOf(deps, id, until)}`;
}

export function isGoodLink(
  deps: Needed,
  { id, until, signature }: { id: string; until: number; signature: string },
  now: Date,
): boolean {
  return until > now.getTime() && isSameText(signature, signatureOf(deps, id, until));
}

function signatureOf({ secrets }: Needed, id: string, until: number): string {
  return createHmac('sha256', derivedKey(secrets.appSecret, 'lab-files'))
    .update(`${id}.${until}`)
    .digest('base64url');
}
