import { constants } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresFailure } from './failure.ts';
import type { Identity } from './identity.ts';
import { restoreLinks } from './library-links.ts';

interface CopyRequest {
  native: string;
  /** Names the copy, so that another version makes another copy. */
  version: string;
  identity: Identity | undefined;
}

/** A copy of the native folder that `identity` can run; made once per version, then reused. */
export async function reachableCopy({ native, version, identity }: CopyRequest): Promise<string> {
  const causes: unknown[] = [];
  for (const cache of cacheFolders(identity)) {
    try {
      const copy = join(cache, `postgres-${version}`);
      if (!(await isOurs(copy))) await makeCopy(native, copy);
      return join(copy, 'native');
    } catch (error) {
      causes.push(error);
    }
  }
  throw new PostgresFailure(
    `The account that runs PostgreSQL cannot enter ${native}, and no other place could be made.`,
    { cause: new AggregateError(causes) },
  );
}

function cacheFolders(identity: Identity | undefined): readonly string[] {
  const shared = join(tmpdir(), `albumen-${process.getuid?.() ?? 'cache'}`);
  return identity ? ['/var/cache/albumen', shared] : [join(homedir(), '.cache/albumen'), shared];
}

/** Nobody else may have put programs there for us to run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  const isSafe = found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  if (!found.isDirectory() || !isSafe) throw new Error(`${folder} belongs to somebody else.`);
  return true;
}

async function makeCopy(native: string, copy: string): Promise<void> {
  const draft = `${copy}.new-${process.pid}`;
  await mkdir(draft, { recursive: true });
  if (!(await isOurs(join(copy, '..')))) throw new Error(`${copy} has no folder of ours.`);
  await cp(native, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !source.endsWith('.a'),
  });
  await restoreLinks(join(draft, 'native'));
  await openToAll(draft);
  await rename(draft, copy).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!(await isOurs(copy))) throw error;
  });
}

/** Read for all and no more, whatever umask npm and this process run under. */
async function openToAll(folder: string): Promise<void> {
  await chmod(join(folder, '..'), 0o755);
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || entry.parentPath.endsWith('bin');
    if (!entry.isSymbolicLink()) await chmod(path, isProgram ? 0o755 : 0o644);
  }
}
