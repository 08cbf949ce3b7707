import { createTestDatabase } from '@albumen/test-kit/database';
import { expect, test } from 'vitest';
import { countsOf, deadLetterOf, openTestJobs, uniqueJob } from '../test/test-jobs.ts';
import type { JobsOptions } from './jobs.ts';

const { db, connection } = await createTestDatabase();
const open = (definitions: JobsOptions['definitions'], more: Partial<JobsOptions> = {}) =>
  openTestJobs(connection, definitions, more);

test('a job that fails for good becomes a dead letter with its last error, and can be retried', async () => {
  const hopeless = uniqueJob<{ photoId: string }>({ retryLimit: 0 });
  const jobs = await open([hopeless]);
  let isMended = false;
  const done: string[] = [];
  await jobs.work(hopeless, {}, async ({ photoId }) => {
    if (!isMended) throw new Error('the lens is broken');
    done.push(photoId);
  });
  await jobs.enqueue(db, hopeless, { photoId: 'p1' });
  const letter = await deadLetterOf(jobs, hopeless);
  expect(letter).toMatchObject({ data: { photoId: 'p1' }, error: 'the lens is broken', runs: 1 });
  expect(await countsOf(jobs, hopeless)).toMatchObject({ waiting: 0, dead: 1 });
  isMended = true;
  expect(await jobs.retryDeadLetter(letter.id)).toBe(true);
  await expect.poll(() => done, { timeout: 5_000 }).toEqual(['p1']);
  expect(await jobs.retryDeadLetter(letter.id)).toBe(false);
  expect(await countsOf(jobs, hopeless)).toMatchObject({ dead: 0 });
});

test('all dead letters of one kind are retried together; what waits for it is pending', async () => {
  const hopeless = uniqueJob<{ photoId: string }>({ retryLimit: 0 });
  const other = uniqueJob({ retryLimit: 0 });
  const failed: unknown[] = [];
  const jobs = await open([hopeless, other], { onFailedRun: (run) => void failed.push(run) });
  let isMended = false;
  const done: string[] = [];
  const waiting = { timeout: 10_000 };
  await jobs.work(other, {}, () => Promise.reject(new Error('no')));
  await jobs.work(hopeless, {}, async ({ photoId }) => {
    if (!isMended) throw new Error('the bucket is away');
    done.push(photoId);
  });
  await jobs.enqueue(db, other, {});
  for (const photoId of ['p1', 'p2']) await jobs.enqueue(db, hopeless, { photoId });
  await expect.poll(async () => (await countsOf(jobs, hopeless))?.dead, waiting).toBe(2);
  await expect.poll(async () => (await countsOf(jobs, other))?.dead, waiting).toBe(1);
  expect(failed).toContainEqual(
    expect.objectContaining({ jobName: hopeless.name, attempt: 1, error: expect.any(Error) }),
  );
  expect(await jobs.isPending(hopeless, { photoId: 'p1' })).toBe(false);
  isMended = true;
  expect(await jobs.retryDeadLetters(hopeless.name)).toBe(2);
  await expect.poll(() => done.toSorted(), waiting).toEqual(['p1', 'p2']);
  expect(await countsOf(jobs, other)).toMatchObject({ dead: 1 });
  await jobs.enqueueWith(db, hopeless, {
    data: { photoId: 'p3' },
    startAfter: { afterMs: 60_000 },
  });
  expect(await jobs.isPending(hopeless, { photoId: 'p3' })).toBe(true);
  expect(await jobs.isPending(hopeless, { photoId: 'p4' })).toBe(false);
});

test('what an outage fails costs no retry, what the job itself fails does', async () => {
  const job = uniqueJob({ retryLimit: 1, retryDelaySeconds: 0, retryDelayMaxSeconds: 1 });
  const jobs = await open([job]);
  const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const failures = [noRoom, noRoom, noRoom, new Error('the lens is broken')];
  let runs = 0;
  await jobs.work(job, {}, () => Promise.reject(failures[runs++] ?? new Error('still broken')));
  await jobs.enqueue(db, job, {});
  expect(await deadLetterOf(jobs, job)).toMatchObject({ error: 'still broken', runs: 5 });
});

test('a dead letter can be discarded, once', async () => {
  const hopeless = uniqueJob({ retryLimit: 0 });
  const jobs = await open([hopeless]);
  await jobs.work(hopeless, {}, () => Promise.reject(new Error('no')));
  await jobs.enqueue(db, hopeless, {});
  const { id } = await deadLetterOf(jobs, hopeless);
  expect(await jobs.discardDeadLetter(id)).toBe(true);
  expect(await jobs.discardDeadLetter(id)).toBe(false);
  expect(await jobs.discardDeadLetter('not an id')).toBe(false);
});
