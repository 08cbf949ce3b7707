import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** Clocks of phones go wrong by this many half minutes. */
const tolerance = 1;

export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function appAddress(secret: string, named: { issuer: string; label: string }): string {
  return totpOf(secret, named).toString();
}

/** The half minute that a code is of; undefined where it fits none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes of one length, and breaks at letters that are several.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

function totpOf(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6 });
}

const recoveryCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 80 random bits each, too many to be tried out, as `ABCD-EFGH-JKLM-NPQR`. */
export function newRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)] ?? '';
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: recoveryCount }, () => Array.from({ length: 4 }, group).join('-'));
}

/** As typed, without what people add or leave out. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}
