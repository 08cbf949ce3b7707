import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@albumen/test-kit/database';
import { sql } from 'kysely';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate, missingMigrations } from './migrations.ts';

const { db, connection } = await createTestDatabase();

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

const shelves = { '0001-shelves.sql': 'create table shelf (id int primary key);' };
const books = { '0002-books.sql': 'create table book (id int); insert into book values (1), (2);' };

test('files are applied once, in the order of their numbers', async () => {
  const folder = await folderOf({ ...books, ...shelves });
  expect(await run(folder)).toEqual(['0001-shelves', '0002-books']);
  expect(await run(folder)).toEqual([]);
  expect((await sql`select count(*) as count from book`.execute(db)).rows).toEqual([{ count: 2 }]);
});

test('an upgrade adds the new files and keeps what is there', async () => {
  await run(await folderOf(shelves));
  await sql`insert into shelf values (7)`.execute(db);
  expect(await run(await folderOf({ ...shelves, ...books }))).toEqual(['0002-books']);
  expect((await sql`select id from shelf`.execute(db)).rows).toEqual([{ id: 7 }]);
});

test('several processes may migrate at once', async () => {
  const folder = await folderOf({ ...shelves, ...books });
  const others = Array.from({ length: 4 }, () =>
    openDatabase({ connection, poolSize: 1, applicationName: 'another' }),
  );
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.destroy()))));
  const applied = await Promise.all(
    others.map((other) => migrate({ db: other, folder, log: () => undefined })),
  );
  expect(applied.flat()).toEqual(['0001-shelves', '0002-books']);
});

test('a file that fails leaves nothing of itself behind, and names itself', async () => {
  const broken = { '0002-broken.sql': 'create table half (id int); select nothing;' };
  const folder = await folderOf({ ...shelves, ...broken });
  await expect(run(folder)).rejects.toThrow(/0002-broken failed.*nothing/);
  expect((await sql`select to_regclass('half') as half`.execute(db)).rows).toEqual([
    { half: null },
  ]);
  expect(await run(await folderOf({ ...shelves, ...books }))).toEqual(['0002-books']);
});

test('a file that was changed after it was applied is refused', async () => {
  await run(await folderOf(shelves));
  const changed = await folderOf({
    '0001-shelves.sql': 'create table shelf (id text primary key);',
  });
  await expect(run(changed)).rejects.toThrow('0001-shelves.sql was changed after it was applied');
});

test('line ends of another system are no change', async () => {
  await run(await folderOf({ '0001-shelves.sql': 'create table shelf (id int);\n' }));
  expect(
    await run(await folderOf({ '0001-shelves.sql': 'create table shelf (id int);\r\n' })),
  ).toEqual([]);
});

test('a program runs on what the next release has made of the database', async () => {
  await run(await folderOf({ ...shelves, ...books }));
  const folder = await folderOf(shelves);
  expect(await run(folder)).toEqual([]);
  expect(await missingMigrations(db, folder)).toEqual([]);
});

test('a migration that is missing in the middle is refused', async () => {
  const pages = { '0003-pages.sql': 'create table page (id int);' };
  await run(await folderOf({ ...shelves, ...books, ...pages }));
  await expect(run(await folderOf({ ...shelves, ...pages }))).rejects.toThrow(
    'The database has migration 0002-books, and this program has no such file',
  );
});

test('a file that gets no lock lets others pass, and comes again', async () => {
  const folder = await folderOf({
    ...shelves,
    '0002-more.sql': 'alter table shelf add name text;',
  });
  await run(await folderOf(shelves));
  const other = openDatabase({ connection, poolSize: 1, applicationName: 'a long reader' });
  onTestFinished(() => other.destroy());
  const waited = Promise.withResolvers<void>();
  const lines: string[] = [];
  let applied: Promise<string[]> | undefined;
  await other.transaction().execute(async (trx) => {
    await sql`select * from shelf`.execute(trx);
    const log = (line: string) => {
      lines.push(line);
      waited.resolve();
    };
    applied = migrate({ db, folder, log, lockTimeoutMs: 50 });
    await waited.promise;
  });
  expect(await applied).toEqual(['0002-more']);
  expect(lines[0]).toBe('0002-more waits for a table that is in use (attempt 1) …');
});

test('a file that is caught in a deadlock lets others pass, and comes again', async () => {
  const folder = await folderOf({
    ...shelves,
    ...books,
    '0003-indexes.sql': 'create index on shelf (id); create index on book (id);',
  });
  await run(await folderOf({ ...shelves, ...books }));
  const superuser = { ...inject('testServer'), database: connection.database };
  const other = openDatabase({ connection: superuser, poolSize: 1, applicationName: 'a writer' });
  onTestFinished(() => other.destroy());
  const lines: string[] = [];
  let applied: Promise<string[]> | undefined;
  await other.transaction().execute(async (trx) => {
    /* Whoever looks first gives way; on a busy machine that might be the writer. */
    await sql`set local deadlock_timeout = '1min'`.execute(trx);
    await sql`insert into book values (3)`.execute(trx);
    const log = (line: string) => void lines.push(line);
    applied = migrate({ db, folder, log, lockTimeoutMs: 2_000 });
    await expect.poll(() => waitingFor(trx, 'book'), { interval: 10 }).toBe(true);
    await sql`insert into shelf values (1)`.execute(trx);
  });
  expect(await applied).toEqual(['0003-indexes']);
  expect(lines[0]).toBe('0003-indexes waits for a table that is in use (attempt 1) …');
});

test('a file that sorts before an applied one is refused', async () => {
  await run(await folderOf(books));
  const late = run(await folderOf({ ...shelves, ...books }));
  await expect(late).rejects.toThrow('0001-shelves.sql sorts before 0002-books');
});

test('two files of one number and names without a number are refused', async () => {
  await expect(run(await folderOf({ ...shelves, '0001-duplicate.sql': '' }))).rejects.toThrow(
    'number 0001',
  );
  await expect(run(await folderOf({ 'shelves.sql': '' }))).rejects.toThrow(
    'not named NNNN-name.sql',
  );
});

async function waitingFor(trx: typeof db, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where relation = ${table}::regclass and not granted`.execute(trx);
  return rows.length > 0;
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

function run(folder: string): Promise<string[]> {
  return migrate({ db, folder, log: () => undefined });
}
