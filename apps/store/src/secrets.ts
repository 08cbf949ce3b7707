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

export interface Secrets {
  appSecret: Secret;
  operatorToken: string;
}

const stored = z.strictObject({ appSecret: z.string().min(32), operatorToken: z.string().min(24) });

/** Settings win; what they leave out is made once per data folder and kept there, readable by us only. */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const { APP_SECRET, APP_SECRET_SECOND, OPERATOR_TOKEN, DATA_DIR } = settings;
  if (APP_SECRET !== undefined && OPERATOR_TOKEN !== undefined) {
    return { appSecret: secretOf(APP_SECRET, APP_SECRET_SECOND), operatorToken: OPERATOR_TOKEN };
  }
  const kept = await keptSecrets(join(DATA_DIR, 'secrets.json'), stored, makeSecrets);
  return {
    appSecret: secretOf(APP_SECRET ?? kept.appSecret, APP_SECRET_SECOND),
    operatorToken: OPERATOR_TOKEN ?? kept.operatorToken,
  };
}

function makeSecrets() {
  return {
    appSecret: randomBytes(32).toString('base64url'),
    operatorToken: randomBytes(18).toString('base64url'),
  };
}

/** A key of the store's secret for one purpose; 32 bytes. */
export function derivedKey(appSecret: Secret, purpose: string): Buffer {
  return deriveKey(appSecret, nameOf(purpose));
}

/** All that are believed, the one that signs first. */
export function derivedKeys(appSecret: Secret, purpose: string): [Buffer, ...Buffer[]] {
  return deriveKeys(appSecret, nameOf(purpose));
}

/** As the local file store takes them. */
export function fileSecrets({ appSecret }: Pick<Secrets, 'appSecret'>) {
  const [secret = '', secondSecret] = derivedKeys(appSecret, 'files').map((key) =>
    key.toString('base64url'),
  );
  return { secret, ...(secondSecret !== undefined && { secondSecret }) };
}

function nameOf(purpose: string): string {
  return `albumen:${purpose}`;
}
