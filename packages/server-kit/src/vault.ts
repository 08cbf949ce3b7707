import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts what must be readable again, and only in the row that it was sealed for. */
export interface Vault {
  /** `place` names the row, such as `card:<id>`: moved elsewhere the value does not open. */
  seal(text: string, place: string): Buffer;
  /** @throws when the value was changed, or sealed for another place or by another key */
  open(sealed: Buffer, place: string): string;
  /** As the first key seals it; undefined where that has sealed it already. */
  sealAgain(sealed: Buffer, place: string): Buffer | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The first byte of everything sealed, so that a later scheme can recognize it. */
const version = 1;

/** AES-256-GCM: the first of the keys, of 32 bytes each, seals; every one of them opens. */
export function createVault([current, ...others]: readonly [Buffer, ...Buffer[]]): Vault {
  const seal = (text: string, place: string) => sealBy(current, text, place);
  const open = (sealed: Buffer, place: string) => openByOne([current, ...others], sealed, place);
  return {
    seal,
    open,
    sealAgain(sealed, place) {
      const isCurrent = tryToOpen(current, sealed, place) !== undefined;
      return isCurrent ? undefined : seal(open(sealed, place), place);
    },
  };
}

function sealBy(key: Buffer, text: string, place: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
}

function openByOne(keys: readonly Buffer[], sealed: Buffer, place: string): string {
  if (sealed[0] !== version) throw new Error('sealed by a scheme that is not known');
  for (const key of keys) {
    const text = tryToOpen(key, sealed, place);
    if (text !== undefined) return text;
  }
  throw new Error(`no secret of ours opens ${place}`);
}

function tryToOpen(key: Buffer, sealed: Buffer, place: string): string | undefined {
  const iv = sealed.subarray(1, 1 + ivBytes);
  const tag = sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    const body = decipher.update(sealed.subarray(1 + ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
