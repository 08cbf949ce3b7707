import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Dependencies } from '../../dependencies.ts';

/** Named so that what a killed worker leaves behind can be told and swept. */
export const scratchPrefix = 'albumen-render-';

export async function withScratchFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), scratchPrefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decoders read files by name: on our own disk the original lies there, from S3 it is fetched. */
export async function withLocalOriginal<Result>(
  { files, localFiles }: Pick<Dependencies, 'files' | 'localFiles'>,
  { key, folder }: { key: string; folder: string },
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (localFiles !== undefined) return use(localFiles.pathOf(key));
  const path = join(folder, 'original.jpg');
  await pipeline(await files.read(key), createWriteStream(path));
  return use(path);
}
