import type { Dependencies } from '../../dependencies.ts';
import { markKey } from './installation-mark.ts';
import { unlessRestored } from './installation.service.ts';
import * as queries from './orphans.queries.ts';
import { removeFound } from './remove-files.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'errors' | 'clock'>;

const atOnce = 500;
const dayMs = 86_400_000;

/**
 * Compares files and rows. A file without a row goes after a day in quarantine, if it still has none, and
 * not in the days after another copy of the database was met or this one was restored;
 * a row without its file is written down and reported, and nothing is done to it.
 */
export async function compareFilesWithRows(deps: Needed): Promise<void> {
  const files = await findOrphans(deps);
  await unlessRestored(deps, () => removeQuarantined(deps, files));
  await findMissing(deps);
}

/**
 * Files without rows are a few that a crash left behind. Where they are many, more likely another database
 * keeps its files here, or this one was restored to a moment before they came.
 */
const mayRemove = { files: 1_000, share: 0.1 };

async function removeQuarantined(deps: Needed, stored: number): Promise<void> {
  const { db, errors } = deps;
  const keys = await queries.listQuarantined(db);
  if (keys.length > Math.max(mayRemove.files, stored * mayRemove.share)) {
    const found = `${keys.length} of ${stored} files have no row here`;
    errors.report(
      new Error(`${found}: none is removed. Does another database use this file store?`),
    );
    return;
  }
  for (let start = 0; start < keys.length; start += atOnce) {
    const some = keys.slice(start, start + atOnce);
    await removeFound(deps, some, await queries.findOwned(db, some));
  }
}

/** Answers how many files there are. */
async function findOrphans(deps: Needed): Promise<number> {
  let files = 0;
  const yesterday = deps.clock.now().getTime() - dayMs;
  let some: string[] = [];
  for await (const { key, modifiedAt } of deps.files.list('')) {
    files += 1;
    // Younger ones may belong to a row that is about to be written.
    if (modifiedAt.getTime() > yesterday || isLeftAlone(key)) continue;
    some.push(key);
    if (some.length === atOnce) {
      await recordOrphans(deps, some);
      some = [];
    }
  }
  await recordOrphans(deps, some);
  return files;
}

/** Print files are compared by the lab; no row names the installation's mark. */
function isLeftAlone(key: string): boolean {
  return key.startsWith('print/') || key === markKey;
}

async function recordOrphans({ db }: Needed, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const owned = await queries.findOwned(db, keys);
  const orphans = keys.filter((key) => !owned.has(key));
  await queries.recordFindings(db, 'orphan', orphans);
}

async function findMissing(deps: Needed): Promise<void> {
  await forgetFound(deps);
  let afterId = '';
  for (;;) {
    const photos = await queries.listPhotoFiles(deps.db, afterId, atOnce);
    const last = photos.at(-1);
    if (last === undefined) return;
    afterId = last.id;
    for (const { originalKey, renditions } of photos) {
      await recordMissing(deps, [originalKey, ...renditions.map(({ key }) => key)]);
    }
  }
}

/** What came back, from a backup for example, is missing no more. */
async function forgetFound({ db, files }: Needed): Promise<void> {
  for (const key of await queries.listMissing(db)) {
    const isBack = (await files.stat(key)) !== undefined;
    const isWanted = (await queries.findOwned(db, [key])).has(key);
    if (isBack || !isWanted) await queries.forgetFindings(db, [key]);
  }
}

async function recordMissing(
  { db, files, errors }: Needed,
  keys: readonly string[],
): Promise<void> {
  const stats = await Promise.all(keys.map((key) => files.stat(key)));
  const missing = keys.filter((_, index) => stats[index] === undefined);
  // A photo that was purged while we looked is not missing anything.
  const owned = missing.length === 0 ? missing : [...(await queries.findOwned(db, missing))];
  for (const key of owned) errors.report(new Error(`The file store has lost ${key}`));
  await queries.recordFindings(db, 'missing', owned);
}
