import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why this computer cannot run Swift, in words for whoever asked for it. */
export class CannotRunSwift extends Error {
  override readonly name = 'CannotRunSwift';
}

const servers = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
/** What the servers import; the rest of their dependencies is for starting them with the system. */
const needed = /^(?:python3-|swift|lib|ieee-data)/;

/**
 * Unpacks Debian's Swift, with what of it the system lacks, into a folder. Nothing is installed
 * and nothing is started, so it takes no root and leaves the system as it was. Answers the
 * environment in which `python3` finds it.
 */
export async function unpackSwift(folder: string): Promise<NodeJS.ProcessEnv> {
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = await readdir(join(folder, 'usr/lib'));
  const machine = libraries.find((name) => name.endsWith('-linux-gnu')) ?? '';
  return {
    ...process.env,
    PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: join(folder, 'usr/lib', machine),
    PYTHONDONTWRITEBYTECODE: '1',
  };
}

async function unpackInto(folder: string): Promise<void> {
  const names = await missingPackages();
  const half = `${folder}.half`;
  const downloads = `${folder}.debs`;
  await rm(half, { recursive: true, force: true });
  await mkdir(downloads, { recursive: true });
  await mkdir(half, { recursive: true });
  await attempt('downloaded', () =>
    run('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', ...names], {
      cwd: downloads,
    }),
  );
  for (const file of await readdir(downloads)) {
    await attempt('unpacked', () => run('dpkg-deb', ['-x', join(downloads, file), half]));
  }
  await rm(downloads, { recursive: true });
  await rename(half, folder);
}

/** What apt would install for Swift on this system. */
async function missingPackages(): Promise<string[]> {
  const simulate = ['install', '--simulate', '--no-install-recommends', ...servers];
  const { stdout } = await attempt('found', () => run('apt-get', simulate));
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name ?? '');
  return [...new Set([...names.filter((name) => needed.test(name)), 'python3-swift'])];
}

async function attempt<Result>(verb: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new CannotRunSwift(
      `Debian's packages of Swift could not be ${verb}. They need Debian 12 or newer with a fresh ` +
        `package list (apt-get update).\n${reason}`,
    );
  }
}
