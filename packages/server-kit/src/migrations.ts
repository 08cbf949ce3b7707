import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { errorCode } from './error-code.ts';
import { MigrationFailure } from './lib/migrations/failure.ts';
import { planMigrations } from './lib/migrations/plan.ts';
import { readMigrations, type AppliedMigration, type Migration } from './lib/migrations/read.ts';

export { MigrationFailure } from './lib/migrations/failure.ts';
export type { AppliedMigration };

export interface MigrateOptions<DB> {
  db: Kysely<DB>;
  /** Absolute path of a folder of `NNNN-name.sql` files. */
  folder: string;
  /** Made when missing; the connection's own (`DatabaseOptions.schema`), if it is not `public`. */
  schema?: string;
  /** Receives one line per applied file. */
  log: (line: string) => void;
  /** Name of the last file to apply, as in `0007-prices`; all of them by default. */
  through?: string;
  /**
   * How long a file may wait for a table that others use; meanwhile everybody else waits behind it. It
   * then lets them pass and tries again, for minutes. 3 s by default.
   */
  lockTimeoutMs?: number;
}

/** Any fixed number; whoever migrates this database asks for it. */
const lockKey = 4_172_118;

/**
 * Applies the files that the database does not have yet, in order, each in a transaction of its own
 * together with its row in `schema_migrations`. Several processes may call it at once: one works,
 * the others wait and find nothing to do. What a newer release has applied stays.
 *
 * @returns the names of the applied files
 * @throws MigrationFailure when an applied file was changed or removed, when a new one sorts before
 *   an applied one, when it gets no lock, or when a file fails (the database then stands right before that file)
 */
export async function migrate<DB>(options: MigrateOptions<DB>): Promise<string[]> {
  const { db, folder, log, through, schema, lockTimeoutMs = 3_000 } = options;
  const all = await readMigrations(folder);
  const migrations = all.filter(({ name }) => through === undefined || name <= through);
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${lockKey}::int8)`.execute(connection);
    try {
      if (schema !== undefined)
        await sql`create schema if not exists ${sql.id(schema)}`.execute(connection);
      const pending = planMigrations(migrations, await findApplied(connection));
      for (const migration of pending) {
        await applyBetweenOthers(connection, migration, { lockTimeoutMs, log });
        log(`Migrated ${migration.name}`);
      }
      return pending.map(({ name }) => name);
    } finally {
      await release(connection);
    }
  });
}

/** What a database has applied, in order; nothing when it was never migrated. */
export async function appliedMigrations<DB>(db: Kysely<DB>): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('schema_migrations') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ? readApplied(db) : [];
}

/** Names of the folder's files that the database does not have yet. */
export async function missingMigrations<DB>(db: Kysely<DB>, folder: string): Promise<string[]> {
  const files = await readMigrations(folder);
  return planMigrations(files, await appliedMigrations(db)).map(({ name }) => name);
}

async function release<DB>(db: Kysely<DB>): Promise<void> {
  try {
    await sql`select pg_advisory_unlock(${lockKey}::int8)`.execute(db);
    await sql`reset statement_timeout`.execute(db);
  } catch {
    // The connection is gone, and the lock with it; the caller gets the first error.
  }
}

async function findApplied<DB>(db: Kysely<DB>): Promise<readonly AppliedMigration[]> {
  await sql`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`.execute(db);
  return readApplied(db);
}

async function readApplied<DB>(db: Kysely<DB>): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum from schema_migrations order by name`.execute(db);
  return rows;
}

interface Applying {
  lockTimeoutMs: number;
  log: (line: string) => void;
}

/** No lock in time, or none ever: a transaction of others waited for this one as well. */
const isHeldByOthers: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);
const mostAttempts = 40;

/** Lets whoever waits behind it pass, as often as it gets no lock or is caught in a deadlock. */
async function applyBetweenOthers<DB>(
  db: Kysely<DB>,
  migration: Migration,
  { lockTimeoutMs, log }: Applying,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(db, migration, lockTimeoutMs);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (!isHeldByOthers.has(errorCode(cause)) || attempt === mostAttempts) throw error;
      log(`${migration.name} waits for a table that is in use (attempt ${attempt}) …`);
      await sleep(lockTimeoutMs);
    }
  }
}

async function apply<DB>(
  db: Kysely<DB>,
  { name, checksum, text }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(trx);
      await sql.raw(text).execute(trx);
      await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(
        trx,
      );
    });
  } catch (cause) {
    throw new MigrationFailure(`${name} failed: ${String(cause)}`, { cause });
  }
}
