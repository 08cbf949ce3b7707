import { createTestDatabase } from '@albumen/test-kit/database';
import { sql, type ColumnType, type Generated, type Kysely, type RawBuilder } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type PoolLoad } from './database.ts';
import {
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isUniqueViolation,
} from './database-errors.ts';

interface Tables {
  guestBook: {
    id: Generated<number>;
    guestName: string;
    details: ColumnType<object, string>;
    pageCount: number;
  };
}

const { db, connection } = await createTestDatabase<Tables>();
await sql`
  create table guest_book (
    id int primary key generated always as identity,
    guest_name text constraint one_entry_each unique,
    details jsonb, page_count bigint)`.execute(db);

test('columns are camelCase here and snake_case in SQL, and keys inside JSON stay as they are', async () => {
  await db
    .insertInto('guestBook')
    .values({ guestName: 'Ada', details: JSON.stringify({ two_words: 1 }), pageCount: 3 })
    .execute();
  const entry = await db.selectFrom('guestBook').selectAll().executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ guestName: 'Ada', details: { two_words: 1 } });
});

test('a bigint is a number, and one beyond what a number can hold is refused', async () => {
  const { rows } = await sql<{ size: number }>`select 9007199254740991::bigint as size`.execute(db);
  expect(rows).toEqual([{ size: 9_007_199_254_740_991 }]);
  const tooLarge = sql`select 9007199254740992::bigint as size`.execute(db);
  await expect(tooLarge).rejects.toThrow('bigint out of range');
});

test('a calendar day stays that day in every time zone', async () => {
  const { rows } = await sql`select date '2026-11-21' as day`.execute(db);
  expect(rows).toEqual([{ day: '2026-11-21' }]);
});

test('a statement that takes too long is stopped', async () => {
  const impatient = open({ statementTimeoutMs: 50 });
  await expect(sql`select pg_sleep(5)`.execute(impatient)).rejects.toThrow('statement timeout');
});

/** What the server keeps for the one connection. */
async function keptStatements(text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements
    where statement = ${text}`.execute(db);
  return rows[0]?.count ?? 0;
}

test('statements that come again are kept by the server, others are not', async () => {
  for (let times = 0; times < 5; times += 1) await sql`select ${1}::int as often`.execute(db);
  await sql`select ${1}::int as once`.execute(db);
  expect(await keptStatements('select $1::int as often')).toBe(1);
  expect(await keptStatements('select $1::int as once')).toBe(0);
});

test('in a transaction those are kept whose columns are named', async () => {
  const inside = (query: RawBuilder<unknown>) =>
    db.transaction().execute((trx) => query.execute(trx));
  for (let times = 0; times < 5; times += 1) {
    await inside(
      sql`with all_of as (select * from pg_class where oid = ${1}) select oid from all_of`,
    );
    await inside(
      sql`with all_of as (select oid from pg_class where oid = ${1}) select * from all_of`,
    );
  }
  const kept = (last: string) => keptStatements(`with all_of as (select ${last}`);
  expect(await kept('* from pg_class where oid = $1) select oid from all_of')).toBe(1);
  expect(await kept('oid from pg_class where oid = $1) select * from all_of')).toBe(0);
});

test('a table that gets a column under a kept statement fails nobody, in a transaction or not', async () => {
  await sql`create table changing (id int)`.execute(db);
  const read = () => sql`select * from changing where id = ${1}`.execute(db);
  const readInside = () =>
    db.transaction().execute((trx) => sql`select * from changing where id > ${1}`.execute(trx));
  for (let times = 0; times < 5; times += 1) await Promise.all([read(), readInside()]);
  await sql`alter table changing add column name text`.execute(db);
  expect([(await readInside()).rows, (await read()).rows]).toEqual([[], []]);
});

test('connections outlast an hour in which nobody comes', async () => {
  const pools: (() => PoolLoad)[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const quiet = open({ onPool: (load) => pools.push(load) });
  await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(quiet)));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(pools.map((load) => load())).toEqual([{ busy: 0, idle: 3, waiting: 0 }]);
});

test('a restart of the database does not end the process, and the pool mends itself', async () => {
  const lost: string[] = [];
  const survivor = open({
    applicationName: 'survivor',
    onConnectionLost: (e) => lost.push(e.message),
  });
  await sql`select 1`.execute(survivor);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'survivor'`.execute(
    db,
  );
  await expect.poll(() => lost.length).toBe(1);
  const { rows } = await sql`select 1 as one`.execute(survivor);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a query in flight when its connection is cut is distinguished from a wrong query', async () => {
  const cut = open({ applicationName: 'cut' });
  const running = sql`select pg_sleep(5)`.execute(cut).catch((error: unknown) => error);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ done: boolean }>`
        select pg_terminate_backend(pid) as done from pg_stat_activity
         where application_name = 'cut' and query like 'select pg_sleep%'`.execute(db);
      return rows.length;
    })
    .toBe(1);
  expect(isDatabaseUnavailable(await running)).toBe(true);
  const wrong = await sql`select nothing`.execute(db).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(wrong)).toBe(false);
});

test('a connection that is cut between two queries of a transaction fails only that transaction', async () => {
  const cut = open({ applicationName: 'cut between' });
  const broken = cut.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sql`select pg_sleep(0.2)`.execute(db);
    await sql`select 1`.execute(trx);
  });
  expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  expect((await sql`select 1 as one`.execute(cut)).rows).toEqual([{ one: 1 }]);
});

test('a transaction holds from its first statement on, as isolated as was asked for', async () => {
  const asked = db.transaction().setIsolationLevel('serializable');
  const known = await asked.execute(async (trx) => {
    const { rows } = await sql<{ level: string; hasBegun: boolean }>`
      select current_setting('transaction_isolation') as level,
             now() < statement_timestamp() as has_begun`.execute(trx);
    return rows;
  });
  expect(known).toEqual([{ level: 'serializable', hasBegun: true }]);
});

test('where a transaction cannot begin, nothing of it happens, and the reason is told', async () => {
  const add = (trx: Kysely<Tables>): Promise<unknown> =>
    trx
      .insertInto('guestBook')
      .values({ guestName: 'Nobody', details: '{}', pageCount: 1 })
      .execute();
  const nobody = db.selectFrom('guestBook').select('id').where('guestName', '=', 'Nobody');
  const look = (trx: Kysely<Tables>): Promise<unknown> =>
    trx.selectFrom('guestBook').select('id').execute();
  const works = [
    add,
    (trx: Kysely<Tables>) => look(trx).then(() => add(trx)),
    (trx: Kysely<Tables>) => look(trx).catch(() => add(trx)),
    (trx: Kysely<Tables>) => add(trx).catch(() => add(trx)),
    () => Promise.resolve(),
  ];
  /* PostgreSQL knows no such level. */
  const refused = db.transaction().setIsolationLevel('snapshot');
  for (const work of works) {
    await expect(refused.execute(work)).rejects.toThrow('syntax error at or near "snapshot"');
  }
  expect(await nobody.execute()).toEqual([]);
});

test('a database that does not answer counts as unavailable', async () => {
  const nowhere = open({ connection: { ...connection, host: '/nonexistent' } });
  const error = await sql`select 1`.execute(nowhere).catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a statement of more values than fit is a bug of ours, no outage', async () => {
  const values = Array.from({ length: 70_000 }, (_, index) => index);
  const query = sql`select 1 where 1 in (${sql.join(values)})`.execute(db);
  const error = await query.then(() => undefined).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('a query that leaves its transaction fails in tests instead of passing', async () => {
  const alone = open({ poolSize: 1, connectionTimeoutMs: 500 });
  await sql`select 1`.execute(alone);
  const slip = alone.transaction().execute(() => sql`select 1`.execute(alone));
  await expect(slip).rejects.toThrow('timeout exceeded when trying to connect');
});

test('broken constraints are recognized by name', async () => {
  const entry = { guestName: 'Grace', pageCount: 1 };
  await db
    .insertInto('guestBook')
    .values({ ...entry, details: '{}' })
    .execute();
  const twice: unknown = await db
    .insertInto('guestBook')
    .values({ ...entry, details: '{}' })
    .execute()
    .catch((error: unknown) => error);
  expect(isUniqueViolation(twice, 'one_entry_each')).toBe(true);
  expect(isUniqueViolation(twice, 'another')).toBe(false);
  expect(isForeignKeyViolation(twice)).toBe(false);
});

function open(options: Partial<Parameters<typeof openDatabase>[0]>) {
  const opened = openDatabase<Tables>({ connection, applicationName: 'test', ...options });
  onTestFinished(() => opened.destroy());
  return opened;
}
