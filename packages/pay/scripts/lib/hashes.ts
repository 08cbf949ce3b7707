import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../src/protocol/version.ts';

/** Writes `sri.json`: file name → the value of an `integrity` attribute. */
export async function writeHashes(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of (await readdir(folder)).toSorted()) {
    if (!/\.(js|css)$/.test(name)) continue;
    const digest = createHash('sha384').update(await readFile(join(folder, name)));
    hashes[name] = `sha384-${digest.digest('base64')}`;
  }
  await writeFile(join(folder, 'sri.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}

/** What a page pins: where the gateway keeps these scripts and frames for good, and their hashes. */
export interface Release {
  /** `<version>-<hash>`; the hash is of everything in it. */
  name: string;
  /** File name → the value of an `integrity` attribute. */
  integrity: Readonly<Record<string, string>>;
}

/** Writes the hashes of both folders, and `release.json`. */
export async function writeRelease(dist: string): Promise<Release> {
  const integrity = await writeHashes(join(dist, 'browser'));
  const frames = await writeHashes(join(dist, 'frames'));
  const everything = createHash('sha256').update(JSON.stringify([integrity, frames]));
  const name = `${VERSION}-${everything.digest('hex').slice(0, 16)}`;
  const release = { name, integrity };
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
