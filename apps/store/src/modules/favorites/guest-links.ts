import { createHmac } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import { guestLinkDays } from '../../third-parties/mail/gallery-mails.ts';
import { derivedKey } from '../../secrets.ts';

const pattern = /^(?<guestId>[A-Za-z0-9_-]{22})\.(?<expires>\d{10})\.(?<proof>[A-Za-z0-9_-]{22})$/;

/** What joins a device to a guest; nothing is kept of it. */
export function guestToken(appSecret: string, guestId: string, nowMs: number): string {
  const expires = String(Math.floor(nowMs / 1000) + guestLinkDays * 86_400);
  return `${guestId}.${expires}.${proofOf(appSecret, guestId, expires)}`;
}

/** Whose link it is; undefined for one that is over or was not made here. */
export function readGuestToken(
  appSecret: string,
  token: string,
  nowMs: number,
): string | undefined {
  const { guestId = '', expires = '', proof = '' } = pattern.exec(token)?.groups ?? {};
  if (Number(expires) * 1000 < nowMs) return undefined;
  return isSameText(proof, proofOf(appSecret, guestId, expires)) ? guestId : undefined;
}

function proofOf(appSecret: string, guestId: string, expires: string): string {
  return createHmac('sha256', derivedKey(appSecret, 'guest-link'))
    .update(`${guestId}:${expires}`)
    .digest('base64url')
    .slice(0, 22);
}
