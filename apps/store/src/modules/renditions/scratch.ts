import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Hashing } from '@albumen/file-store/digest';
import type { Dependencies } from '../../dependencies.ts';
import { scratchPrefix } from '../../scratch-folder.ts';

const longestUseMs = 3_600_000;

interface Original {
  key: string;
  folder: string;
  /** Gets the bytes where they pass, so that nobody has to read them once more to have their checksums. */
  hashing?: Hashing | undefined;
}

/** Decoders read files by name: on our own disk the original lies there, from S3 it is fetched. */
export async function withLocalOriginal<Result>(
  { files, localFiles }: Pick<Dependencies, 'files' | 'localFiles'>,
  { key, folder, hashing }: Original,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (localFiles !== undefined) return use(localFiles.pathOf(key));
  const path = join(folder, 'original.jpg');
  const original = await files.read(key);
  await (hashing === undefined
    ? pipeline(original, createWriteStream(path))
    : pipeline(original, (chunks) => hashed(chunks, hashing), createWriteStream(path)));
  return use(path);
}

async function* hashed(chunks: AsyncIterable<Buffer>, hashing: Hashing): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hashing.update(chunk);
    yield chunk;
  }
}

/** What killed workers left behind; nobody renders one photo for an hour. */
export async function sweepScratch(now: Date): Promise<void> {
  const longestAgo = now.getTime() - longestUseMs;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(scratchPrefix)) continue;
    const folder = join(tmpdir(), name);
    // Without a folder its own worker was quicker.
    const made = await stat(folder).catch(() => undefined);
    if (made !== undefined && made.mtimeMs < longestAgo)
      await rm(folder, { recursive: true, force: true });
  }
}
