import { join } from 'node:path';
import { createTestDatabase } from '@albumen/test-kit/database';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { startElsewhere } from '../test/start-elsewhere.ts';
import { countsOf, openTestJobs, uniqueJob } from '../test/test-jobs.ts';
import { connectionUrl } from './database-connection.ts';
import type { FailedRun } from './jobs.ts';

const { db, connection } = await createTestDatabase();

test(
  'the job of a killed worker is run by another one within 15 seconds, however long its pauses are',
  { timeout: 40_000 },
  async () => {
    const fragile = uniqueJob({ retryDelaySeconds: 60 });
    const failed: FailedRun[] = [];
    const onFailedRun = (run: FailedRun) => failed.push(run);
    const jobs = await openTestJobs(connection, [fragile], { onFailedRun });
    await jobs.enqueue(db, fragile, {});
    process.kill(await startWorkerElsewhere(fragile.name), 'SIGKILL');
    const killedAt = performance.now();
    const attempts: number[] = [];
    await jobs.work(fragile, {}, async (_, { attempt }) => void attempts.push(attempt));
    await expect.poll(() => attempts, { timeout: 20_000 }).toEqual([2]);
    expect(performance.now() - killedAt).toBeLessThan(15_000);
    expect(failed.map(({ error }) => String(error))).toEqual([expect.stringMatching(/died/)]);
  },
);

test(
  'a killed worker’s job does not wait out its pause where the library was quicker, or whoever found it died, too',
  { timeout: 40_000 },
  async () => {
    const pause = { retryDelaySeconds: 60 };
    const [toLibrary, toDying] = [uniqueJob(pause), uniqueJob(pause)];
    const failed: FailedRun[] = [];
    const onFailedRun = (run: FailedRun) => failed.push(run);
    const jobs = await openTestJobs(connection, [toLibrary, toDying], { onFailedRun });
    for (const job of [toLibrary, toDying]) {
      await jobs.enqueue(db, job, {});
      process.kill(await startWorkerElsewhere(job.name), 'SIGKILL');
    }
    const boss = await openLibrary();
    const [run] = await boss.findJobs(toDying.name);
    await boss.fail(
      toDying.name,
      run?.id ?? '',
      new Error('The worker that ran it died or froze.'),
    );
    await expect
      .poll(() => countsOf(jobs, toLibrary), { timeout: 20_000 })
      .toMatchObject({ retrying: 1 });
    const attempts: number[] = [];
    for (const job of [toLibrary, toDying])
      await jobs.work(job, {}, async (_, { attempt }) => void attempts.push(attempt));
    await expect.poll(() => attempts, { timeout: 10_000 }).toEqual([2, 2]);
    expect(failed).toMatchObject([{ jobName: toLibrary.name, attempt: 1 }]);
  },
);

/** A worker elsewhere that takes one job and never finishes it. */
function startWorkerElsewhere(name: string): Promise<number> {
  const script = `
    import { defineJob, openJobs } from ${JSON.stringify(join(import.meta.dirname, 'jobs.ts'))};
    const job = defineJob({ name: process.argv[2] });
    const jobs = await openJobs({ connection: process.argv[1], definitions: [job], role: 'worker', onError: console.error });
    await jobs.work(job, {}, () => { console.log('took it'); return new Promise(() => undefined); });`;
  return startElsewhere(script, connectionUrl(connection), name);
}

/** The library alone, which looks after silent runs every second. */
async function openLibrary(): Promise<PgBoss> {
  const connectionString = connectionUrl(connection);
  const often = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };
  const boss = new PgBoss({ connectionString, schema: 'jobs', ...often });
  boss.on('error', () => undefined);
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  return boss;
}
