import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What is expensive to make and the same every time stays here; git does not see it. */
export const cacheDir = resolve(import.meta.dirname, '../../.cache/bench');

/**
 * An empty folder for one run, on the disk of the cache, so that files can be linked instead of
 * copied and a measured disk is the same disk.
 */
export async function runFolder(): Promise<AsyncDisposable & { path: string }> {
  await mkdir(cacheDir, { recursive: true });
  const path = await mkdtemp(join(cacheDir, 'run-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
