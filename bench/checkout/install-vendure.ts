import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from '../kit/places.ts';

const version = '3.7.3';

/** Everything named exactly, so that two runs compare with the same peer. */
const manifest = {
  private: true,
  dependencies: { '@vendure/core': version, pg: '8.23.1' },
  // What its newest release asks for has not been published.
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
};

/** What the peer is called in reports. */
export const vendureName = `Vendure ${version}`;

/**
 * Vendure as npm has it, in the cache and outside of the lock file: it is no part of the product, and
 * its license would not allow that. Answers the folder.
 */
export async function installVendure(): Promise<string> {
  const folder = join(cacheDir, 'vendure');
  const wanted = `${JSON.stringify(manifest, null, 2)}\n`;
  const marker = join(folder, 'installed.json');
  if ((await readFile(marker, 'utf8').catch(() => '')) === wanted) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), wanted);
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
  await writeFile(marker, wanted);
  return folder;
}
