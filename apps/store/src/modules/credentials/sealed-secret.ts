import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';
import type { Holder } from './holder.ts';

type Needs = Pick<Dependencies, 'secrets'>;

const purpose = 'authenticator-app';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A secret as it is kept: worth nothing without the store's own, or beside another holder's name. */
export function sealSecret({ secrets }: Needs, holder: Holder, secret: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, derivedKey(secrets.appSecret, purpose), iv);
  cipher.setAAD(placeOf(holder));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Undefined where neither of the store's secrets sealed it. */
export function openSecret({ secrets }: Needs, holder: Holder, sealed: Buffer): string | undefined {
  for (const key of derivedKeys(secrets.appSecret, purpose)) {
    const opened = openBy(key, holder, sealed);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

function openBy(key: Buffer, holder: Holder, sealed: Buffer): string | undefined {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes));
  decipher.setAAD(placeOf(holder));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = [decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return undefined;
  }
}

function placeOf({ kind, id }: Holder): Buffer {
  return Buffer.from(`${kind}:${id}`);
}
