import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from './settings.ts';

export interface Secrets {
  /** What keys for the vault and for client tokens are derived from. */
  secret: string;
  /** Of the demo merchant. */
  privateKey: string;
  /** The random part of the demo merchant's tokenization key. */
  tokenizationKeyPart: string;
}

/** Its name in the data folder. */
export const secretsFile = 'gateway-secrets.json';

const stored = z.strictObject({
  secret: z.string().min(32),
  privateKey: z.string().min(16),
  tokenizationKeyPart: z.string().regex(/^[a-z0-9]+$/),
});

/** Settings win; what they leave out is made once per data folder and kept there, readable by us only. */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const kept = await keptSecrets(join(settings.DATA_DIR, secretsFile));
  return {
    ...kept,
    secret: settings.GATEWAY_SECRET ?? kept.secret,
    privateKey: settings.GATEWAY_PRIVATE_KEY ?? kept.privateKey,
  };
}

async function keptSecrets(path: string): Promise<Secrets> {
  await mkdir(join(path, '..'), { recursive: true });
  const made: Secrets = {
    secret: randomBytes(32).toString('base64url'),
    privateKey: randomBytes(16).toString('hex'),
    tokenizationKeyPart: randomBytes(6).toString('hex'),
  };
  try {
    await writeFile(path, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return stored.parse(JSON.parse(await readFile(path, 'utf8')));
  }
}

/** A key for one purpose, so that no two uses of the secret can be confused; 32 bytes. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`albumen-gateway:${purpose}`).digest();
}

export function isSameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
