import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusFile } from './corpus-file.ts';

/** Writes files and an index of what must become of each, `index.json`, into a folder. */
export async function writeCorpus(folder: string, files: readonly CorpusFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, file.file), await file.make());
  const index = files.map(({ file, kind, expect, reason }) => ({ file, kind, expect, reason }));
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}
