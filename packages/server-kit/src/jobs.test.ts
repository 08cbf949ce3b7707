import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { heldHandler } from '../test/held-handler.ts';
import { countsOf, openTestJobs, uniqueJob } from '../test/test-jobs.ts';
import { openDatabase } from './database.ts';
import {
  defineJob,
  type JobDefinition,
  type FailedRun,
  type Jobs,
  type JobsOptions,
} from './jobs.ts';
import { currentRequestId, withRequestId } from './request-context.ts';

const { db, connection } = await createTestDatabase();
const open = (definitions: JobsOptions['definitions']) => openTestJobs(connection, definitions);

test('a job exists when its transaction commits, and only then', async () => {
  const note = uniqueJob<{ text: string }>();
  const jobs = await open([note]);
  const seen = await collect(jobs, note);
  const failing = db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, note, { text: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await db.transaction().execute((trx) => jobs.enqueue(trx, note, { text: 'kept' }));
  await expect.poll(() => seen).toEqual([{ text: 'kept' }]);
});

test('several jobs of one kind are added at once, inside their transaction', async () => {
  const note = uniqueJob<{ text: string }>();
  const jobs = await open([note]);
  const all = ['first', 'second', 'third'].map((text) => ({ text }));
  await db.transaction().execute((trx) => jobs.enqueueAll(trx, note, all));
  await db.transaction().execute((trx) => jobs.enqueueAll(trx, note, []));
  const failing = db.transaction().execute(async (trx) => {
    await jobs.enqueueAll(trx, note, [{ text: 'never' }]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const seen = await collect(jobs, note);
  await expect.poll(() => seen.length).toBe(3);
  expect(seen).toEqual(expect.arrayContaining(all));
});

test('several jobs whose queue is gone are an error of whoever adds them', async () => {
  const note = uniqueJob<{ text: string }>();
  const jobs = await open([note]);
  const adding = db.transaction().execute(async (trx) => {
    await sql`delete from jobs.queue where name = ${note.name}`.execute(trx);
    await jobs.enqueueAll(trx, note, [{ text: 'lost' }]);
  });
  await expect(adding).rejects.toThrow(note.name);
});

test('one worker takes job after job without waiting in between', async () => {
  const count = uniqueJob<{ number: number }>();
  const jobs = await open([count]);
  for (let number = 0; number < 30; number += 1) await jobs.enqueue(db, count, { number });
  const seen = await collect(jobs, count);
  await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(30);
});

test('what is repeated waits for itself', async () => {
  const jobs = await open([]);
  let [turns, running, most] = [0, 0, 0];
  jobs.repeat(10, async () => {
    turns += 1;
    running += 1;
    most = Math.max(most, running);
    await sleep(40);
    running -= 1;
  });
  await expect.poll(() => turns).toBeGreaterThan(2);
  expect(most).toBe(1);
});

test('a job that fails is tried again, and the handler learns which try it is', async () => {
  const flaky = uniqueJob();
  const jobs = await open([flaky]);
  const attempts: number[] = [];
  await jobs.work(flaky, {}, async (_data, { attempt }) => {
    attempts.push(attempt);
    if (attempt === 1) throw new Error('not yet');
  });
  await jobs.enqueue(db, flaky, {});
  await expect.poll(() => attempts, { timeout: 10_000 }).toEqual([1, 2]);
});

test('a job runs under the id of the request that enqueued it, and so does what it enqueues', async () => {
  const [first, second] = [uniqueJob<{ text: string }>(), uniqueJob()];
  const failed: FailedRun[] = [];
  const jobs = await openTestJobs(connection, [first, second], {
    onFailedRun: (run) => failed.push(run),
  });
  const seen: unknown[] = [];
  await jobs.work(first, {}, async (data) => {
    seen.push(data, currentRequestId());
    await jobs.enqueue(db, second, {});
  });
  await jobs.work(second, {}, async () => {
    throw new Error('not today');
  });
  await withRequestId('request-1', () => jobs.enqueue(db, first, { text: 'hello' }));
  await expect.poll(() => failed[0]).toMatchObject({ requestId: 'request-1', attempt: 1 });
  expect(seen).toEqual([{ text: 'hello' }, 'request-1']);
  await jobs.enqueue(db, second, {});
  await expect.poll(() => failed.map((run) => run.requestId === run.jobId)).toContain(true);
});

test('a worker that stops lets a running job finish', async () => {
  const slow = uniqueJob();
  const jobs = await open([slow]);
  const { handler, started, finish, ended } = heldHandler();
  await jobs.work(slow, {}, handler);
  await jobs.enqueue(db, slow, {});
  await started;
  const stopping = jobs.stop({ drainMs: 10_000 });
  finish();
  await stopping;
  expect(await ended).toBe('finished');
  const later = await open([slow]);
  expect(await countsOf(later, slow)).toMatchObject({ waiting: 0, running: 0, retrying: 0 });
});

test('a job that does not finish in time goes back, and the interrupted run costs no retry', async () => {
  const slow = uniqueJob({ retryLimit: 0 });
  const jobs = await open([slow]);
  const { handler, started, ended } = heldHandler();
  await jobs.work(slow, {}, handler);
  await jobs.enqueue(db, slow, {});
  await started;
  await jobs.stop({ drainMs: 50 });
  expect(await ended).toBe('aborted');
  const successor = await open([slow]);
  const seen = await collect(successor, slow);
  await expect.poll(() => seen.length, { timeout: 5_000 }).toBe(1);
  expect(await countsOf(successor, slow)).toMatchObject({ dead: 0 });
});

test('jobs of one key are merged while they wait', async () => {
  const sync = uniqueJob<{ galleryId: string }>({ uniqueKey: ({ galleryId }) => galleryId });
  const jobs = await open([sync]);
  const first = await jobs.enqueue(db, sync, { galleryId: 'a' });
  expect(await jobs.enqueue(db, sync, { galleryId: 'a' })).toBe(first);
  expect(await jobs.enqueue(db, sync, { galleryId: 'b' })).not.toBe(first);
  expect(await countsOf(jobs, sync)).toMatchObject({ waiting: 2 });
});

test('a waiting job that merged another one does not start before that one is committed', async () => {
  const sync = uniqueJob<{ galleryId: string }>({ uniqueKey: ({ galleryId }) => galleryId });
  const jobs = await open([sync]);
  const outsider = openPool(2);
  await jobs.enqueue(outsider, sync, { galleryId: 'a' });
  const seen: unknown[] = [];
  await outsider.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, sync, { galleryId: 'a' });
    await jobs.work(sync, {}, async (data) => void seen.push(data));
    await sql`select pg_sleep(1)`.execute(trx);
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual([{ galleryId: 'a' }]);
});

test('a job can wait for its moment', async () => {
  const later = uniqueJob();
  const jobs = await open([later]);
  const startAfter = new Date(Date.now() + 3_600_000);
  await jobs.enqueueWith(db, later, { data: {}, startAfter });
  expect(await countsOf(jobs, later)).toMatchObject({ waiting: 0, deferred: 1 });
});

test('more urgent jobs go first', async () => {
  const mixed = uniqueJob<{ name: string }>();
  const jobs = await open([mixed]);
  await jobs.enqueue(db, mixed, { name: 'ordinary' });
  await jobs.enqueueWith(db, mixed, { data: { name: 'urgent' }, priority: 10 });
  const seen = await collect(jobs, mixed);
  await expect.poll(() => seen).toEqual([{ name: 'urgent' }, { name: 'ordinary' }]);
});

test('what has a clock is scheduled, and what lost it is not any more', async () => {
  const sweep = uniqueJob({ cron: '0 3 * * *' });
  await open([sweep]);
  expect(await schedules()).toContainEqual({ name: sweep.name, cron: '0 3 * * *' });
  await open([{ ...defineJob({ name: sweep.name }) }]);
  expect(await schedules()).not.toContainEqual(expect.objectContaining({ name: sweep.name }));
});

test('the tables of the library are those that our own SQL knows', async () => {
  await open([uniqueJob()]);
  const { rows } = await sql<{ column: string; type: string }>`
    select table_name || '.' || column_name as "column", udt_name as type
      from information_schema.columns
     where table_schema = 'jobs'
       and (table_name, column_name) in (
         ('job', 'id'), ('job', 'name'), ('job', 'state'), ('job', 'singleton_key'),
         ('job', 'start_after'), ('job', 'started_on'), ('job', 'heartbeat_on'),
         ('job', 'retry_count'), ('job', 'retry_limit'), ('job', 'source_name'),
         ('job', 'blocked'), ('job', 'output'),
         ('queue', 'name'), ('queue', 'dead_letter'))
     order by 1`.execute(db);
  expect(Object.fromEntries(rows.map(({ column, type }) => [column, type]))).toEqual({
    'job.blocked': 'bool',
    'job.heartbeat_on': 'timestamptz',
    'job.id': 'uuid',
    'job.name': 'text',
    'job.output': 'jsonb',
    'job.retry_count': 'int4',
    'job.retry_limit': 'int4',
    'job.singleton_key': 'text',
    'job.source_name': 'text',
    'job.start_after': 'timestamptz',
    'job.started_on': 'timestamptz',
    'job.state': 'job_state',
    'queue.dead_letter': 'text',
    'queue.name': 'text',
  });
  const version = await sql<{ version: number }>`select version from jobs.version`.execute(db);
  expect(version.rows).toEqual([{ version: 43 }]);
});

test('several processes may open the queue at once', async () => {
  const shared = uniqueJob();
  const opened = await Promise.all([open([shared]), open([shared]), open([shared])]);
  await expect(Promise.all(opened.map((jobs) => jobs.check()))).resolves.toHaveLength(3);
});

async function collect<Data extends object>(jobs: Jobs, job: JobDefinition<Data>): Promise<Data[]> {
  const seen: Data[] = [];
  await jobs.work(job, {}, async (data) => void seen.push(data));
  return seen;
}

async function schedules(): Promise<readonly object[]> {
  return (await sql<object>`select name, cron from jobs.schedule`.execute(db)).rows;
}

function openPool(poolSize: number): Kysely<unknown> {
  const pool = openDatabase<unknown>({ connection, poolSize, applicationName: 'test' });
  onTestFinished(() => pool.destroy());
  return pool;
}
