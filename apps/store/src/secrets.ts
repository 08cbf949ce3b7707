import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const kept = await keptSecrets(join(DATA_DIR, 'secrets.json'));
  return {
    appSecret: APP_SECRET ?? kept.appSecret,
    operatorToken: OPERATOR_TOKEN ?? kept.operatorToken,
  };
}

async function keptSecrets(path: string): Promise<Secrets> {
  await mkdir(join(path, '..'), { recursive: true });
  const made: Secrets = {
    appSecret: randomBytes(32).toString('base64url'),
    operatorToken: randomBytes(18).toString('base64url'),
  };
  try {
    await writeFile(path, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return stored.parse(JSON.parse(await readFile(path, 'utf8')));
  }
}

/** A key for one purpose, so that no two uses of the secret can be confused. */
export function derivedKey(appSecret: string, purpose: string): Buffer {
  return createHmac('sha256', appSecret).update(`albumen:${purpose}`).digest();
}

export function isSameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
