import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './secrets.ts';

/** Encrypts what must be readable again, and only in the row that it was sealed for. */
export interface Sealer {
  /** `place` names the row, such as `card:<id>`: moved elsewhere the value does not open. */
  seal(text: string, place: string): Buffer;
  /** @throws when the value was changed, or sealed for another place or by another key */
  open(sealed: Buffer, place: string): string;
  /** 32 hex digits, the same for the same text in the same realm; not to be turned back. */
  fingerprint(text: string, realm: string): string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The first byte of everything sealed, so that a later scheme can recognize it. */
const version = 1;

/** AES-256-GCM with a key derived from the gateway's secret. */
export function createSealer(secret: string): Sealer {
  const key = derivedKey(secret, 'vault');
  const fingerprintKey = derivedKey(secret, 'fingerprint');
  return {
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
    },
    open(sealed, place) {
      if (sealed[0] !== version) throw new Error('sealed by a scheme that is not known');
      const iv = sealed.subarray(1, 1 + ivBytes);
      const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      const body = decipher.update(sealed.subarray(1 + ivBytes + tagBytes));
      return Buffer.concat([body, decipher.final()]).toString('utf8');
    },
    fingerprint: (text, realm) =>
      createHmac('sha256', fingerprintKey).update(`${realm}\0${text}`).digest('hex').slice(0, 32),
  };
}
