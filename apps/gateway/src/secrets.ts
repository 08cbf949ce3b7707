import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { deriveKey, keptSecrets } from '@albumen/server-kit/secrets';
import { z } from 'zod';
import type { Settings } from './settings.ts';

export interface Secrets {
  /** What keys for the vault and for client tokens are derived from. */
  secret: string;
  /** The private API key of the demo merchant. */
  privateKey: string;
  /** The random part of the demo merchant's tokenization key. */
  tokenizationKeyPart: string;
}

/** The name of the file in the data folder. */
export const secretsFile = 'gateway-secrets.json';

const stored = z.strictObject({
  secret: z.string().min(32),
  privateKey: z.string().min(16),
  tokenizationKeyPart: z.string().regex(/^[a-z0-9]+$/),
});

/** Settings win; what they leave out is made once per data folder and kept there, readable by us only. */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const kept = await keptSecrets(join(settings.DATA_DIR, secretsFile), stored, makeSecrets);
  return {
    ...kept,
    secret: settings.GATEWAY_SECRET ?? kept.secret,
    privateKey: settings.GATEWAY_PRIVATE_KEY ?? kept.privateKey,
  };
}

function makeSecrets(): Secrets {
  return {
    secret: randomBytes(32).toString('base64url'),
    privateKey: randomBytes(16).toString('hex'),
    tokenizationKeyPart: randomBytes(6).toString('hex'),
  };
}

/** A key of the gateway's secret for one purpose; 32 bytes. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return deriveKey(secret, `albumen-gateway:${purpose}`);
}
