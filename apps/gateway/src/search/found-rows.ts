import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Condition } from './search-fields.ts';

/** How many of the found ones a client asks for at once. */
export const pageSize = 50;

/** The most that the protocol lets a search find. */
export const mostIds = 50_000;

type Db = Kysely<Tables>;
type SearchedTable = 'customers' | 'disputes' | 'transactions' | 'verifications';

export interface Search {
  merchantId: string;
  conditions: readonly Condition[];
  limit: number;
}

/** Ids of a merchant's rows for which all conditions hold, the newest first. */
export async function listFoundIds(
  db: Db,
  table: SearchedTable,
  search: Omit<Search, 'limit'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id ${found(table, { ...search, limit: mostIds })}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The rows themselves. */
export async function listFound<Name extends SearchedTable>(
  db: Db,
  table: Name,
  search: Search,
): Promise<readonly Selectable<Tables[Name]>[]> {
  const { rows } = await sql<Selectable<Tables[Name]>>`
    select * ${found(table, search)}`.execute(db);
  return rows;
}

function found(
  table: SearchedTable,
  { merchantId, conditions, limit }: Search,
): RawBuilder<unknown> {
  const all = [sql<boolean>`merchant_id = ${merchantId}`, ...conditions];
  return sql`
      from ${sql.table(table)}
     where ${sql.join(all, sql` and `)}
     order by created_at desc, id
     limit ${limit}`;
}
