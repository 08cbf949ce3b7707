import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusEntry, CorpusFile } from './corpus-file.ts';

/** Writes files and an index of what must become of each, `index.json`, into a folder. */
export async function writeCorpus(folder: string, files: readonly CorpusFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, file.file), await file.make());
  const index = files.map(({ make: _make, ...entry }): CorpusEntry => entry);
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}

/** Reads the index of a folder that `writeCorpus` filled. */
export async function readCorpusIndex(folder: string): Promise<readonly CorpusEntry[]> {
  // Written by the function above.
  return JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as CorpusEntry[];
}
