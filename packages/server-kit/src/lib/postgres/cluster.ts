import { errorCode } from '../../error-code.ts';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  lstat,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { explainFailure, PostgresFailure } from './failure.ts';
import { canReach, type Identity } from './identity.ts';
import { isAlive, serverEnvironment } from './process.ts';

/** One database folder and what is needed to run it. */
export interface Cluster {
  /** Absolute; real files live here. */
  folder: string;
  binaries: Binaries;
  identity: Identity | undefined;
  transport: Transport;
}

/** Unix socket inside the folder; TCP with a password only where there is none (Windows). */
export type Transport = 'socket' | 'tcp';

/** The account that administers the cluster; the application signs in as an ordinary one. */
export const superuser = 'postgres';

const major = '18';

/** Makes the database folder where there is none; a half-made one is never seen under its name. */
export async function ensureCluster(cluster: Cluster): Promise<'found' | 'made'> {
  const { folder } = cluster;
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    if (version.trim() !== major) throw wrongVersion(folder, version.trim());
    await giveTo(cluster);
    return 'found';
  }
  await mkdir(dirname(folder), { recursive: true });
  await refuseForeignFiles(folder);
  await removeAbandonedDrafts(folder);
  await makeCluster(cluster);
  return 'made';
}

/**
 * How PostgreSQL learns its folder. When it runs under another account that cannot pass the
 * folders above (a home of mode 700), it is started inside the folder and finds it through /proc,
 * so that DATA_DIR stays whole wherever it lies.
 */
export async function folderArgument({ folder, identity }: Cluster): Promise<string> {
  if (!identity || (await canReach(folder, identity))) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new PostgresFailure(
    `The account that runs PostgreSQL cannot enter ${folder}. Set DATA_DIR to a folder outside of ` +
      'private homes, or start Albumen as an ordinary user.',
  );
}

/** The password of both roles; only made where TCP is needed. */
export function readPassword(folder: string): Promise<string> {
  return readFile(passwordFile(folder), 'utf8');
}

function passwordFile(folder: string): string {
  return `${folder}-password`;
}

async function makeCluster(cluster: Cluster): Promise<void> {
  const draft = `${cluster.folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    if (cluster.identity) await chown(draft, cluster.identity.uid, cluster.identity.gid);
    await initialize({ ...cluster, folder: draft }, await credentials(cluster));
    await rename(draft, cluster.folder);
    await syncFolder(dirname(cluster.folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const wasMadeMeanwhile = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');
    if (!wasMadeMeanwhile) throw error;
  }
}

async function initialize(draft: Cluster, credentialArguments: readonly string[]): Promise<void> {
  const syncMethod = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  const options = [
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...syncMethod,
    ...credentialArguments,
  ];
  await promisify(execFile)(
    draft.binaries.initdb,
    ['-D', await folderArgument(draft), ...options],
    { cwd: draft.folder, env: serverEnvironment, ...draft.identity },
  ).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw explainFailure(error.stderr || error.message, `while making ${draft.folder}`);
  });
}

async function credentials({ folder, transport, identity }: Cluster): Promise<readonly string[]> {
  if (transport === 'socket') return ['--auth=trust'];
  const file = passwordFile(folder);
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  if (identity) await chown(file, identity.uid, identity.gid);
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

async function refuseForeignFiles(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) {
    throw new PostgresFailure(`${folder} holds files but no database. Move them, or set DATA_DIR.`);
  }
}

async function removeAbandonedDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const entry of await readdir(dirname(folder))) {
    const isAbandoned =
      entry.startsWith(prefix) && !isAlive(Number.parseInt(entry.slice(prefix.length)));
    if (isAbandoned) await rm(join(dirname(folder), entry), { recursive: true, force: true });
  }
}

/** A folder that root copied or restored belongs to root; PostgreSQL insists on owning it. */
async function giveTo({ folder, identity }: Cluster): Promise<void> {
  if (!identity || (await lstat(folder)).uid === identity.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) {
    await chown(path, identity.uid, identity.gid);
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync();
}

function wrongVersion(folder: string, found: string): PostgresFailure {
  return new PostgresFailure(
    `${folder} was made by PostgreSQL ${found}; this version of Albumen runs PostgreSQL ${major}. ` +
      'Restore a backup into an empty DATA_DIR.',
  );
}
