import { newKey } from '@albumen/file-store/keys';
import type { Jobs } from '@albumen/server-kit/jobs';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { compareFiles, startHousekeeping, sweepUploads } from './housekeeping.jobs.ts';
import { markKey } from './installation-mark.ts';
import { claimFiles, takeFiles, unlessShared } from './installation.service.ts';

const reported: string[] = [];
const errors = {
  report: (error: unknown) => void reported.push(String(error)),
  close: async () => {},
};
const store = await openTestApp({ deps: { errors } });
const other = await createTestDatabase<Tables>();
const own = store.deps;
const copy: Dependencies = { ...own, db: other.db };

beforeEach(async () => {
  await store.empty();
  await other.empty();
  for await (const { key } of own.files.list('')) await own.files.remove(key);
  reported.length = 0;
});

/** What a dump of the database brings elsewhere, or back. */
async function restoreInto(target: Dependencies, from = own): Promise<void> {
  const rows = await from.db.selectFrom('installation').selectAll().execute();
  await target.db.deleteFrom('installation').execute();
  await target.db.insertInto('installation').values(rows).execute();
}

async function putOrphan(): Promise<string> {
  const key = newKey('originals', 'jpg');
  await own.files.put(key, Buffer.from('x'), { contentType: 'image/jpeg' });
  await own.db
    .insertInto('fileFindings')
    .values({ key, kind: 'orphan', foundAt: sql`now() - interval '2 days'` })
    .execute();
  return key;
}

/** Announced before the backup, and the original of a photo after it. */
async function putUpload(): Promise<string> {
  const { id: sessionId, accountId } = await store.make.gallery();
  const objectKey = newKey('originals', 'jpg');
  await own.files.put(objectKey, Buffer.from('x'), { contentType: 'image/jpeg' });
  await own.db
    .insertInto('uploadObjects')
    .values({
      objectKey,
      accountId,
      sessionId,
      sessionType: 'project',
      fileName: 'IMG_1.jpg',
      contentType: 'image/jpeg',
      sizeBytes: 1,
      signedAt: sql`now() - interval '2 days'`,
    })
    .execute();
  return objectKey;
}

async function restoredEarlierBy(interval: string): Promise<void> {
  await own.db
    .updateTable('installation')
    .set({ foreignSeenAt: sql`foreign_seen_at - ${interval}::interval` })
    .execute();
}

/** Runs the jobs that remove what no row names. */
async function removeUnknown(): Promise<void> {
  const wanted = new Set([sweepUploads.name, compareFiles.name]);
  const runs: (() => Promise<void>)[] = [];
  const jobRun = { jobId: '1', attempt: 1, signal: new AbortController().signal };
  const work: Jobs['work'] = async (job, _options, handler) => {
    // These two are sent without data.
    const run = () => handler({} as Parameters<typeof handler>[0], jobRun);
    if (wanted.has(job.name)) runs.push(run);
  };
  await startHousekeeping({ ...own, jobs: { ...own.jobs, work } });
  for (const run of runs) await run();
}

const isThere = async (key: string) => (await own.files.stat(key)) !== undefined;

async function removesFiles(deps: Dependencies): Promise<boolean> {
  let isRun = false;
  await unlessShared(deps, async () => void (isRun = true));
  return isRun;
}

test('a database goes on with its own files, also after a stamp that was written and not noted', async () => {
  await claimFiles(own);
  const before = await own.db.selectFrom('installation').selectAll().execute();
  await claimFiles(own);
  await own.db
    .updateTable('installation')
    .set(before[0] ?? {})
    .execute();
  await claimFiles(own);
  expect(reported).toEqual([]);
  expect(await removesFiles(own)).toBe(true);
});

test('several processes of one database may start at once', async () => {
  await Promise.all([claimFiles(own), claimFiles(own), claimFiles(own)]);
  await claimFiles(own);
  expect(reported).toEqual([]);
});

test('another database is refused, until somebody says that it shall have the files', async () => {
  await claimFiles(own);
  await expect(claimFiles(copy)).rejects.toThrow(
    /belongs to another database .* npm run claim-files/,
  );
  await takeFiles(copy);
  await claimFiles(copy);
  await expect(claimFiles(own)).rejects.toThrow('belongs to another database');
});

test('an empty database is refused by files that nobody has claimed', async () => {
  await putOrphan();
  await expect(claimFiles(own)).rejects.toThrow('the database knows no photo at all');
});

test('photos are refused a file store without a single original, as a bucket that they were not moved to', async () => {
  const { originalKey } = await store.make.photo();
  await expect(claimFiles(own)).rejects.toThrow(/has no original at all.* npm run claim-files/);
  await own.files.put(originalKey, Buffer.from('x'), { contentType: 'image/jpeg' });
  await claimFiles(own);
  expect(await isThere(markKey)).toBe(true);
});

test('a copy of the database that lives beside it removes nothing', async () => {
  await claimFiles(own);
  await restoreInto(copy);
  await claimFiles(own);
  await claimFiles(own);
  await claimFiles(copy);
  expect(reported.join()).toContain('Another copy of this database uses the same file store');
  expect(await removesFiles(copy)).toBe(false);
  await claimFiles(own);
  expect(await removesFiles(own)).toBe(true);
});

test('after a restore files without a row stay for a week, and what is due goes again', async () => {
  await claimFiles(own);
  await restoreInto(copy);
  await claimFiles(own);
  await claimFiles(own);
  await restoreInto(own, copy);
  store.clock.moveBy(2 * 3_600_000);
  const unknown = await Promise.all([putOrphan(), putUpload()]);
  await claimFiles(own);
  expect(reported.join()).toContain('older than its file store');
  await restoredEarlierBy('2 hours');
  await removeUnknown();
  expect(await Promise.all(unknown.map(isThere))).toEqual([true, true]);
  await restoredEarlierBy('7 days');
  await claimFiles(own);
  expect(await removesFiles(own)).toBe(true);
  await removeUnknown();
  expect(await Promise.all(unknown.map(isThere))).toEqual([false, false]);
  expect(await isThere(markKey)).toBe(true);
});
