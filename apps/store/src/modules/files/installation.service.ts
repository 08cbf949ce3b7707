import type { Dependencies } from '../../dependencies.ts';
import { readMark, writeMark, type InstallationMark } from './installation-mark.ts';
import * as queries from './installation.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'errors' | 'clock'>;
type Own = Awaited<ReturnType<typeof queries.lockInstallation>>;

const hourMs = 3_600_000;

const weekMs = 7 * 24 * hourMs;

/** The files are another database's: going on would lose them, or show them to strangers. */
export class ForeignFilesError extends Error {
  override readonly name = 'ForeignFilesError';

  constructor(reason: string) {
    super(
      `${reason} Set the database and the bucket (or DATA_DIR) that belong together. If these two ` +
        'shall from now on, run: npm run claim-files',
    );
  }
}

/**
 * Says in the file store whose it is, and finds out whether somebody else does. At every start, and then
 * every ten minutes, a new stamp is written; meeting one that is not our last, another copy of this
 * database lives here, or this one was restored to an earlier moment.
 * @throws ForeignFilesError where the files are another installation's, and then nothing is written
 */
export async function claimFiles(deps: Needed): Promise<void> {
  const { db, files } = deps;
  await db.transaction().execute(async (trx) => {
    const own = await queries.lockInstallation(trx);
    const mark = await readMark(files);
    if (mark === undefined) await refuseStrangers({ db: trx, files });
    else if (mark.installation !== own.id) throw new ForeignFilesError(foreign(mark));
    else if (mark.stamp !== own.stamp && mark.stamp !== own.nextStamp) {
      await queries.recordForeign(trx);
      const isAlive = deps.clock.now().getTime() - Date.parse(mark.writtenAt) < hourMs;
      deps.errors.report(new Error(isAlive ? sharedFiles : restoredDatabase));
      if (isAlive) return;
    }
    await stamp({ ...deps, db: trx }, own);
  });
}

/** Makes database and file store each other's, whoever they belonged to. */
export async function takeFiles(deps: Pick<Needed, 'db' | 'files' | 'clock'>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockInstallation(trx);
    await queries.renewInstallation(trx);
    await stamp({ ...deps, db: trx }, await queries.lockInstallation(trx));
  });
}

/** Runs what removes files, unless another copy of this database may need them. */
export async function unlessShared(
  deps: Pick<Needed, 'db'>,
  remove: () => Promise<void>,
): Promise<void> {
  if (!(await queries.wasForeignWithin(deps.db, hourMs))) await remove();
}

/**
 * Runs what removes files only because this database has no row for them: not in the week after it was
 * restored to a moment before they came, or after another copy of it was met.
 */
export async function unlessRestored(
  deps: Pick<Needed, 'db'>,
  remove: () => Promise<void>,
): Promise<void> {
  if (!(await queries.wasForeignWithin(deps.db, weekMs))) await remove();
}

/** The next stamp is known before it is written, so that a process may die between file and row. */
async function stamp(
  { db, files, clock }: Pick<Needed, 'db' | 'files' | 'clock'>,
  { id: installation, nextStamp }: Own,
): Promise<void> {
  await writeMark(files, { installation, stamp: nextStamp, writtenAt: clock.now().toISOString() });
  await queries.moveStamp(db);
}

/** Where no mark was left yet, one without the other is a bucket that photos were not moved to, or a stranger's. */
async function refuseStrangers({ db, files }: Pick<Needed, 'db' | 'files'>): Promise<void> {
  const original = await anyOriginal(files);
  const hasPhotos = await queries.hasPhotos(db);
  if (original !== undefined && !hasPhotos) {
    throw new ForeignFilesError(
      `The file store has ${original}, and the database knows no photo at all.`,
    );
  }
  if (original === undefined && hasPhotos) {
    throw new ForeignFilesError(
      'The file store has no original at all, and the database knows photos.',
    );
  }
}

async function anyOriginal(files: Needed['files']): Promise<string | undefined> {
  for await (const { key } of files.list('originals/')) return key;
  return undefined;
}

function foreign({ installation, writtenAt }: InstallationMark): string {
  return `The file store belongs to another database (${installation}, last here ${writtenAt}).`;
}

const sharedFiles =
  'Another copy of this database uses the same file store, or this one was restored less than an hour ' +
  'ago: nothing is removed. Give a copy a bucket of its own, then run there: npm run claim-files';

const restoredDatabase =
  'This database is older than its file store, as after a restore: for seven days no file is removed ' +
  'for having no row.';
