import { constants } from 'node:fs';
import { copyFile, link, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@albumen/server-kit/error-code';
import { filesBelow } from '../files-below.ts';
import { hashFile, type Checksums } from './checksums.ts';

export interface CopyOptions {
  from: string;
  to: string;
  /** An earlier copy of the same files: what it has is neither read nor stored again. */
  previous?: { folder: string; checksums: Checksums };
}

/**
 * Copies a folder of files that never change and answers their hashes by path. On one file system
 * copies are hard links: they cost no space, and outlive the deletion of the original. What lies in
 * a folder with a dot is still being written.
 */
export async function copyFiles(options: CopyOptions): Promise<Checksums> {
  const checksums = new Map<string, string>();
  for (const path of await filesBelow(options.from)) {
    if (path.startsWith('.')) continue;
    const target = join(options.to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const known = await copyFromPrevious(options, path);
    if (known === undefined) await linkOrCopy(join(options.from, path), target);
    checksums.set(path, known ?? (await hashFile(target)));
  }
  return checksums;
}

/** A copy of its own, for files that shall not share their fate with the source. */
export async function cloneFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}

async function copyFromPrevious(
  { from, to, previous }: CopyOptions,
  path: string,
): Promise<string | undefined> {
  const hash = previous?.checksums.get(path);
  if (!previous || hash === undefined) return undefined;
  const [now, then] = await Promise.all([
    stat(join(from, path)),
    stat(join(previous.folder, path)).catch(() => undefined),
  ]);
  if (now.size !== then?.size || now.mtimeMs !== then.mtimeMs) return undefined;
  await linkOrCopy(join(previous.folder, path), join(to, path));
  return hash;
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes(errorCode(error) ?? '')) throw error;
    await cloneFile(source, target);
  }
}
