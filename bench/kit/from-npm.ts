import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDir } from './places.ts';

const run = promisify(execFile);

/** A package as npm has it, in the cache and outside of the lock file: its files alone, without what it asks for. */
export async function filesOfPackage(name: string, version: string): Promise<string> {
  const folder = join(cacheDir, 'packages', `${name.replace('/', '-')}-${version}`);
  const marker = join(folder, 'unpacked');
  if ((await readFile(marker, 'utf8').catch(() => undefined)) === undefined) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], {
      cwd: folder,
    });
    await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
    await writeFile(marker, '');
  }
  return join(folder, 'package');
}
