import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/db/tables.ts';

/** Counts of attempts, and what is noted of the one who asks: theirs, whatever they ask for. */
const ofWhoAsks = ['rate_limits', 'schema_migrations', 'undeclared_proxies'];

/** Every row of the store as text that begins with its table's name. */
export async function openRowReader(db: Kysely<Tables>): Promise<() => Promise<Set<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> all(${ofWhoAsks})
     order by relname`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} || ' ' || to_jsonb(t)::text as row from ${sql.table(name)} t`,
  );
  const everything = sql<{ row: string }>`${sql.join(parts, sql` union all `)}`;
  return async () => new Set((await everything.execute(db)).rows.map(({ row }) => row));
}
