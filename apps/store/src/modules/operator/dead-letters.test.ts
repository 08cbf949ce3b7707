import {
  discardDeadLetter,
  getOperatorOverview,
  retryDeadLetter,
  retryDeadLetters,
} from '@albumen/contract/endpoints/operator';
import { jobsSchema } from '@albumen/server-kit/jobs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyMailbox } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';

const { browser, clock, db, empty, make } = await openTestApp();

beforeEach(async () => {
  await empty();
  await emptyMailbox(db);
});

/** A mail that failed for good. */
async function failForGood(): Promise<void> {
  await sql`insert into ${sql.id(jobsSchema, 'job')} (name, data, source_name, source_retry_count)
    values ('dead-letters', '{"to":"a@b.co"}', 'send-mail', 8)`.execute(db);
}

const entries = () =>
  db
    .selectFrom('auditEntries')
    .select(['action', 'actorName', 'subjectName', 'after'])
    .orderBy('id')
    .execute();

test('a failed job that is tried again or given up is one entry, with the operator’s name', async () => {
  await failForGood();
  await failForGood();
  const operator = await browser().operate('technician');
  const { deadLetters } = (await operator.call(getOperatorOverview)).body;
  const [first, second] = deadLetters.map(({ id }) => ({ params: { id } }));
  if (first === undefined || second === undefined) throw new Error('nothing failed');
  expect((await operator.call(retryDeadLetter, first)).body).toEqual({ isDone: true });
  expect((await operator.call(retryDeadLetter, first)).body).toEqual({ isDone: false });
  expect((await operator.call(discardDeadLetter, second)).body).toEqual({ isDone: true });
  const who = { actorName: 'Olive technician, technician@albumen.test', subjectName: 'send-mail' };
  expect(await entries()).toEqual([
    { action: 'job.retry', ...who, after: {} },
    { action: 'job.discard', ...who, after: {} },
  ]);
});

test('all of them together are one entry that counts them', async () => {
  const operator = await browser().operate('technician');
  expect((await operator.call(retryDeadLetters)).body).toEqual({ isDone: false });
  await failForGood();
  await failForGood();
  expect((await operator.call(retryDeadLetters)).body).toEqual({ isDone: true });
  expect(await entries()).toMatchObject([
    { action: 'job.retry', after: { count: 2, jobs: ['send-mail'] } },
  ]);
});

test('an operator sees the newest hundred, and can try one of before again', async () => {
  await sql`insert into ${sql.id(jobsSchema, 'job')} (name, data, source_name, created_on)
    select 'dead-letters', jsonb_build_object('place', n), 'send-mail', now() - n * interval '1 minute'
      from generate_series(1, 120) n`.execute(db);
  const operator = await browser().operate('technician');
  const { deadLetters } = (await operator.call(getOperatorOverview)).body;
  expect(deadLetters.map(({ data }) => JSON.parse(data).place)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  const { rows } = await sql<{ id: string }>`select id from ${sql.id(jobsSchema, 'job')}
    where name = 'dead-letters' order by created_on limit 1`.execute(db);
  const params = { id: rows[0]?.id ?? '' };
  expect((await operator.call(retryDeadLetter, { params })).body).toEqual({ isDone: true });
  const unknown = { params: { id: 'not-a-letter' } };
  expect((await operator.call(retryDeadLetter, unknown)).body).toEqual({ isDone: false });
});

test('the bytes of all photos are added up once a minute', async () => {
  const operator = await browser().operate('technician');
  const stored = async () => (await operator.call(getOperatorOverview)).body.disk.storedBytes;
  const before = await stored();
  await make.photo({ sizeBytes: 1000 });
  expect(await stored()).toBe(before);
  clock.moveBy(61_000);
  expect(await stored()).toBe(before + 1000);
});
