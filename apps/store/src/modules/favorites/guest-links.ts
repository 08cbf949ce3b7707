import { createHmac } from 'node:crypto';
import { isProofOf, type Secret } from '@albumen/server-kit/secrets';
import { guestLinkDays } from '../../third-parties/mail/gallery-mails.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

const purpose = 'guest-link';
const pattern = /^(?<guestId>[A-Za-z0-9_-]{22})\.(?<expires>\d{10})\.(?<proof>[A-Za-z0-9_-]{22})$/;

/** What joins a device to a guest; nothing is kept of it. */
export function guestToken(appSecret: Secret, guestId: string, nowMs: number): string {
  const expires = String(Math.floor(nowMs / 1000) + guestLinkDays * 86_400);
  const link = { guestId, expires };
  return `${guestId}.${expires}.${proofBy(derivedKey(appSecret, purpose), link)}`;
}

/** Whose link it is; undefined for one that is over or was not made here. */
export function readGuestToken(
  appSecret: Secret,
  token: string,
  nowMs: number,
): string | undefined {
  const { guestId = '', expires = '', proof = '' } = pattern.exec(token)?.groups ?? {};
  if (Number(expires) * 1000 < nowMs) return undefined;
  const keys = derivedKeys(appSecret, purpose);
  const isOurs = isProofOf(proof, keys, (key) => proofBy(key, { guestId, expires }));
  return isOurs ? guestId : undefined;
}

function proofBy(key: Buffer, { guestId, expires }: { guestId: string; expires: string }): string {
  return createHmac('sha256', key).update(`${guestId}:${expires}`).digest('base64url').slice(0, 22);
}
