import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `sri.json`: file name → the value of an `integrity` attribute. */
export async function writeHashes(folder: string): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const name of (await readdir(folder)).toSorted()) {
    if (!/\.(js|css)$/.test(name)) continue;
    const digest = createHash('sha384').update(await readFile(join(folder, name)));
    hashes[name] = `sha384-${digest.digest('base64')}`;
  }
  await writeFile(join(folder, 'sri.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
