import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptMissing } from '../disk.ts';
import type { ListedFile } from '../file-store.ts';
import { isKey } from '../keys.ts';

/**
 * The files below a folder of the store, by key. Holds one folder's handle per level and no
 * names. What vanishes meanwhile is left out, and so is what is no file of ours.
 */
export async function* walk(root: string, folder: string): AsyncGenerator<ListedFile> {
  const handle = await opendir(join(root, folder)).catch(acceptMissing);
  if (handle === undefined) return;
  for await (const entry of handle) {
    const key = folder + entry.name;
    if (entry.isDirectory()) yield* walk(root, `${key}/`);
    else if (isKey(key)) yield* listed(root, key);
  }
}

async function* listed(root: string, key: string): AsyncGenerator<ListedFile> {
  const stats = await stat(join(root, key)).catch(acceptMissing);
  if (stats !== undefined) yield { key, sizeBytes: stats.size, modifiedAt: stats.mtime };
}
