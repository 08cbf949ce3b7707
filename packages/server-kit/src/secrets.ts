import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

/**
 * Secrets of a data folder: made once, and kept in a file that only its owner can read. Of several
 * processes that ask at once all get the same.
 * @throws ZodError where the file holds something else.
 */
export async function keptSecrets<Secrets>(
  path: string,
  shape: z.ZodType<Secrets>,
  make: () => Secrets,
): Promise<Secrets> {
  await mkdir(dirname(path), { recursive: true });
  const made = make();
  try {
    await writeFile(path, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return shape.parse(JSON.parse(await readFile(path, 'utf8')));
  }
}

/** A key for one purpose, so that no two uses of a secret can be confused; 32 bytes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
