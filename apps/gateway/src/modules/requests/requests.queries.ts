import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type LoggedRequest = Selectable<Tables['requests']>;
export type NewLoggedRequest = Insertable<Tables['requests']>;

/** Requests that a merchant can look back on. */
const keptPerMerchant = 5_000;

/** Leaves out those whose merchant does not exist: whoever invents merchants fills no table. */
export async function insertRequests(
  db: Kysely<Tables>,
  rows: readonly NewLoggedRequest[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ merchantId }) => merchantId))];
  const known = await db.selectFrom('merchants').select('id').where('id', 'in', ids).execute();
  const kept = rows.filter(({ merchantId }) => known.some(({ id }) => id === merchantId));
  if (kept.length > 0) await db.insertInto('requests').values(kept).execute();
}

export function listRequests(
  db: Kysely<Tables>,
  merchantId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LoggedRequest[]> {
  return db
    .selectFrom('requests')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteOldRequests(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from requests using (
      select merchants.id as merchant_id, (
        select requests.id from requests where requests.merchant_id = merchants.id
        order by requests.id desc offset ${keptPerMerchant} limit 1
      ) as newest_old
      from merchants
    ) as bounds
    where requests.merchant_id = bounds.merchant_id and requests.id <= bounds.newest_old
  `.execute(db);
}
