import { readFile } from 'node:fs/promises';
import { SettingsError } from '@albumen/server-kit/settings';
import { z } from 'zod';
import { merchantSeed } from './merchant-seed.ts';
import type { MerchantSeed } from './seed.ts';

const file = z.strictObject({ merchants: z.array(merchantSeed).min(1) });

/**
 * Merchants as an operator wrote them down, in JSON.
 * @throws SettingsError with everything that is wrong with them.
 */
export async function readMerchantsFile(path: string): Promise<readonly MerchantSeed[]> {
  const parsed = file.safeParse(await readJson(path));
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || path}: ${issue.message}`),
    );
  }
  const { merchants } = parsed.data;
  const repeated = [
    ...repetitions(
      'id',
      merchants.map(({ id }) => id),
    ),
    ...repetitions(
      'publicKey',
      merchants.map(({ publicKey }) => publicKey),
    ),
  ];
  if (repeated.length > 0) throw new SettingsError(repeated);
  return merchants;
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new SettingsError([`${path}: cannot be read (${String(error)})`]);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError([`${path}: is not JSON (${String(error)})`]);
  }
}

function repetitions(name: string, values: readonly string[]): string[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [`merchants.${index}.${name}: ${value} is another merchant’s in this file`],
  );
}
