import { createHmac } from 'node:crypto';
import { isProofOf, type Secret } from '@albumen/server-kit/secrets';
import { guestLinkDays } from '../../third-parties/mail/gallery-mails.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

const purpose = 'guest-link';
const pattern = /^(?<guestId>[A-Za-z0-9_-]{22})\.(?<expires>\d{10})\.(?<proof>[A-Za-z0-9_-]{22})$/;

export interface LinkedGuest {
  id: string;
  email: string;
}

/**
 * What joins a device to a guest; nothing is kept of it. It is bound to the address that it is mailed to:
 * who typed another one since has not proved that.
 */
export function guestToken(appSecret: Secret, guest: LinkedGuest, nowMs: number): string {
  const expires = String(Math.floor(nowMs / 1000) + guestLinkDays * 86_400);
  const link = { guest, expires };
  return `${guest.id}.${expires}.${proofBy(derivedKey(appSecret, purpose), link)}`;
}

/** Whose link it says to be; undefined for one that is over. It proves nothing yet. */
export function guestOfToken(token: string, nowMs: number): string | undefined {
  const { guestId, expires = '' } = pattern.exec(token)?.groups ?? {};
  return Number(expires) * 1000 < nowMs ? undefined : guestId;
}

/** Whether we mailed it to that guest's address. */
export function isTokenOf(appSecret: Secret, token: string, guest: LinkedGuest): boolean {
  const { guestId, expires = '', proof = '' } = pattern.exec(token)?.groups ?? {};
  if (guestId !== guest.id) return false;
  return isProofOf(proof, derivedKeys(appSecret, purpose), (key) =>
    proofBy(key, { guest, expires }),
  );
}

function proofBy(key: Buffer, { guest, expires }: { guest: LinkedGuest; expires: string }): string {
  const text = `${guest.id}:${expires}:${guest.email}`;
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
