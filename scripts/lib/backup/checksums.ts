import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { names } from './contents.ts';

/** SHA-256 in hex by path from the backup's folder, with `/` on every system. */
export type Checksums = ReadonlyMap<string, string>;

/** In the format of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks a backup without us. */
export async function writeChecksums(folder: string, checksums: Checksums): Promise<void> {
  const lines = [...checksums].map(([path, hash]) => `${hash}  ${path}\n`);
  await writeFile(join(folder, names.checksums), lines.sort(), { flush: true });
}

export async function readChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, names.checksums), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Paths whose bytes are missing or not those that were written. */
export async function findDamage(folder: string, checksums: Checksums): Promise<readonly string[]> {
  const damaged: string[] = [];
  for (const [path, expected] of checksums) {
    const found = await hashFile(join(folder, path)).catch(() => 'unreadable');
    if (found !== expected) damaged.push(path);
  }
  return damaged;
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  return hash.digest('hex');
}
