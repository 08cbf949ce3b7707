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

/** What keys follow from. While it is exchanged there are two: the first signs, both are believed. */
export type Secret = string | readonly [current: string, second: string];

/** Of a secret and, while it is exchanged, the second one. */
export function secretOf(current: string, second: string | undefined): Secret {
  return second === undefined ? current : [current, second];
}

/** A key for one purpose, so that no two uses of a secret can be confused; 32 bytes. */
export function deriveKey(secret: Secret, purpose: string): Buffer {
  const current = typeof secret === 'string' ? secret : secret[0];
  return createHmac('sha256', current).update(purpose).digest();
}

/** All keys for one purpose that are believed, the one that signs first. */
export function deriveKeys(secret: Secret, purpose: string): [Buffer, ...Buffer[]] {
  if (typeof secret === 'string') return [deriveKey(secret, purpose)];
  const [current, second] = secret;
  return [deriveKey(current, purpose), deriveKey(second, purpose)];
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether one of the keys made this proof. */
export function isProofOf(
  given: string,
  keys: readonly Buffer[],
  proofBy: (key: Buffer) => string,
): boolean {
  return keys.some((key) => isSameText(given, proofBy(key)));
}
