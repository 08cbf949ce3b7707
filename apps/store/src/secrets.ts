import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { deriveKey, keptSecrets } from '@albumen/server-kit/secrets';
import { z } from 'zod';
import type { Settings } from './settings.ts';

export interface Secrets {
  appSecret: string;
  operatorToken: string;
}

const stored = z.strictObject({ appSecret: z.string().min(32), operatorToken: z.string().min(24) });

/** Settings win; what they leave out is made once per data folder and kept there, readable by us only. */
export async function loadSecrets(settings: Settings): Promise<Secrets> {
  const { APP_SECRET, OPERATOR_TOKEN, DATA_DIR } = settings;
  if (APP_SECRET !== undefined && OPERATOR_TOKEN !== undefined) {
    return { appSecret: APP_SECRET, operatorToken: OPERATOR_TOKEN };
  }
  const kept = await keptSecrets(join(DATA_DIR, 'secrets.json'), stored, makeSecrets);
  return {
    appSecret: APP_SECRET ?? kept.appSecret,
    operatorToken: OPERATOR_TOKEN ?? kept.operatorToken,
  };
}

function makeSecrets(): Secrets {
  return {
    appSecret: randomBytes(32).toString('base64url'),
    operatorToken: randomBytes(18).toString('base64url'),
  };
}

/** A key of the store's secret for one purpose; 32 bytes. */
export function derivedKey(appSecret: string, purpose: string): Buffer {
  return deriveKey(appSecret, `albumen:${purpose}`);
}
