import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../read-settings.ts';
import { buildPages } from '../serve/build-pages.ts';

const run = promisify(execFile);

export interface EarlierRelease {
  /** Where its files lie. */
  folder: string;
  commit: string;
}

/**
 * Lays out an earlier commit in the cache and builds its pages. It lies below the project, whose installed
 * packages it finds; of our own it has its own.
 * @returns undefined where there is no such commit, as in a copy without history
 */
export async function layOutEarlierRelease(
  commitsAgo: number,
): Promise<EarlierRelease | undefined> {
  const commit = await findRelease(commitsAgo);
  if (commit === undefined) return undefined;
  const folder = join(root, '.cache/releases', commit);
  await mkdir(join(root, '.cache/releases'), { recursive: true });
  if (!(await isThere(folder))) await layOut(commit, folder);
  await buildPages(folder, () => undefined);
  return { folder, commit: commit.slice(0, 8) };
}

const migrations = ['apps/store/src/db/migrations', 'apps/gateway/src/db/migrations'];

/**
 * That commit, or the newest one before it whose migrations are all as they are today: between two
 * releases one that was just written may still change.
 */
async function findRelease(commitsAgo: number): Promise<string | undefined> {
  for (let ago = commitsAgo; ; ago += 1) {
    const found = await git('rev-parse', '--verify', `HEAD~${ago}`).catch(() => undefined);
    if (found === undefined) return undefined;
    const commit = found.trim();
    const changed = ['diff', '--no-renames', '--diff-filter=MD', '--name-only', commit, 'HEAD'];
    if ((await git(...changed, '--', ...migrations)) === '') return commit;
  }
}

async function layOut(commit: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const archive = `${unfinished}.tar`;
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', unfinished]);
  await rm(archive);
  const own = join(unfinished, 'node_modules/@albumen');
  await mkdir(own, { recursive: true });
  for (const kind of ['apps', 'packages']) {
    for (const name of await readdir(join(unfinished, kind)))
      await symlink(join('../..', kind, name), join(own, name));
  }
  await rename(unfinished, folder);
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout;
}

function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
