import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  deriveKey,
  deriveKeys,
  keptSecrets,
  secretOf,
  type Secret,
} from '@albumen/server-kit/secrets';
import { z } from 'zod';
import type { Settings } from './settings.ts';

export interface KeptSecrets {
  /** What keys for the vault and for client tokens are derived from. */
  secret: Secret;
  /** The private API key of the demo merchant. */
  privateKey: string;
  /** The random part of the demo merchant's tokenization key. */
  tokenizationKeyPart: string;
}

export interface Secrets extends KeptSecrets {
  /** What must stay the same when the secret is exchanged follows from it: fingerprints, own nonces. */
  lasting: string;
}

/** The name of the file in the data folder. */
export const secretsFile = 'gateway-secrets.json';

const stored = z.strictObject({
  secret: z.string().min(32),
  privateKey: z.string().min(16),
  tokenizationKeyPart: z.string().regex(/^[a-z0-9]+$/),
});

/** Settings win; what they leave out is made once per data folder and kept there, readable by us only. */
export async function loadSecrets(settings: Settings): Promise<KeptSecrets> {
  const kept = await keptSecrets(join(settings.DATA_DIR, secretsFile), stored, makeSecrets);
  return {
    ...kept,
    secret: secretOf(settings.GATEWAY_SECRET ?? kept.secret, settings.GATEWAY_SECRET_SECOND),
    privateKey: settings.GATEWAY_PRIVATE_KEY ?? kept.privateKey,
  };
}

function makeSecrets() {
  return {
    secret: randomBytes(32).toString('base64url'),
    privateKey: randomBytes(16).toString('hex'),
    tokenizationKeyPart: randomBytes(6).toString('hex'),
  };
}

/** A key of the gateway's secret for one purpose; 32 bytes. */
export function derivedKey(secret: Secret, purpose: string): Buffer {
  return deriveKey(secret, nameOf(purpose));
}

/** All that are believed, the one that signs first. */
export function derivedKeys(secret: Secret, purpose: string): [Buffer, ...Buffer[]] {
  return deriveKeys(secret, nameOf(purpose));
}

function nameOf(purpose: string): string {
  return `albumen-gateway:${purpose}`;
}
