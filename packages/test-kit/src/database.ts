import { randomBytes } from 'node:crypto';
import { openDatabase } from '@albumen/server-kit/database';
import type { DatabaseConnection } from '@albumen/server-kit/database-connection';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { templateName } from './database-setup.ts';

export interface TestDatabaseOptions {
  /**
   * One by default: code that leaves its transaction and asks the root connection for a second one
   * then fails with "timeout exceeded when trying to connect". Tests of races open more on purpose.
   */
  poolSize?: number;
  /** The application's schema, where it is not `public`. */
  schema?: string;
}

export interface TestDatabase<DB> {
  db: Kysely<DB>;
  /** Code that opens connections of its own needs it. */
  connection: DatabaseConnection;
  /** Deletes all rows of all tables and all jobs, but not the list of migrations; for `beforeEach`. */
  empty: () => Promise<void>;
}

/** Only a slip waits this long; several calls that take turns at one connection never do. */
const connectionTimeoutMs = 10_000;

/**
 * A database of its own for the test file that calls this at its top level: a copy of the migrated
 * template, gone after the file's last test. Needs `databaseSetup` as vitest's `globalSetup`.
 */
export async function createTestDatabase<DB>(
  options: TestDatabaseOptions = {},
): Promise<TestDatabase<DB>> {
  const server = inject('testServer');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const owner = templateName;
  await administer(
    server,
    `create database ${database} template ${templateName} strategy file_copy owner ${owner}`,
  );
  const connection = { ...server, database, user: owner };
  const db = openDatabase<DB>({
    connection,
    poolSize: options.poolSize ?? 1,
    connectionTimeoutMs,
    applicationName: 'test',
    ...(options.schema !== undefined && { schema: options.schema }),
  });
  // Kept open: a new one would read every table's description again before each test.
  let cleaner: Promise<Client> | undefined;
  afterAll(async () => {
    await db.destroy();
    await (await cleaner)?.end();
    await administer(server, `drop database ${database} with (force)`);
  });
  async function empty(): Promise<void> {
    cleaner ??= connect({ ...server, database });
    await (await cleaner).query(deleteEverything);
  }
  return { db, connection, empty };
}

async function connect(connection: DatabaseConnection): Promise<Client> {
  const client = new Client(connection);
  await client.connect();
  return client;
}

/** In any order: the superuser may look away from foreign keys. Quicker than `truncate`. */
const deleteEverything = `
  do $$
  declare
    place regclass;
  begin
    set local session_replication_role = replica;
    for place in
      select oid from pg_class
       where relkind = 'r'
         and (relnamespace in (select oid from pg_namespace where nspname in ('public', 'gateway'))
              and relname <> 'schema_migrations'
              or oid = to_regclass('jobs.job_common'))
    loop
      execute format('delete from %s', place);
    end loop;
  end $$`;

async function administer(connection: DatabaseConnection, statement: string): Promise<void> {
  const client = await connect(connection);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
