import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { defineJob, openJobs } from './jobs.ts';

const { db, connection } = await createTestDatabase();

test('what goes wrong in the queue itself is reported in words', async () => {
  const job = defineJob({ name: 'test.doomed' });
  const errors: unknown[] = [];
  const schema = 'doomed_jobs';
  const jobs = await openJobs({
    connection,
    schema,
    definitions: [job],
    role: 'worker',
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => jobs.stop({ drainMs: 0 }));
  await jobs.work(job, {}, async () => undefined);
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
  // The first one may be a deadlock with what drops the schema.
  await expect.poll(() => errors.map(String).join('; '), { timeout: 20_000 }).toContain(schema);
  for (const error of errors) expect(error).toBeInstanceOf(Error);
});
