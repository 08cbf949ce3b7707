import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Condition } from '../../search/search-fields.ts';

type Db = Kysely<Tables>;
export type VerificationRow = Selectable<Tables['verifications']>;

export function insertVerification(
  trx: Db,
  values: Insertable<Tables['verifications']>,
): Promise<VerificationRow> {
  return trx.insertInto('verifications').values(values).returningAll().executeTakeFirstOrThrow();
}

export function findVerification(
  db: Db,
  merchantId: string,
  id: string,
): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The most that the protocol lets a search find. */
const mostIds = 50_000;

function found(db: Db, merchantId: string, conditions: readonly Condition[]) {
  return conditions
    .reduce(
      (query, condition) => query.where(condition),
      db.selectFrom('verifications').where('merchantId', '=', merchantId),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id');
}

/** The newest first. */
export async function listFoundIds(
  db: Db,
  merchantId: string,
  conditions: readonly Condition[],
): Promise<string[]> {
  const rows = await found(db, merchantId, conditions).select('id').limit(mostIds).execute();
  return rows.map(({ id }) => id);
}

export function listFound(
  db: Db,
  merchantId: string,
  { conditions, limit }: { conditions: readonly Condition[]; limit: number },
): Promise<VerificationRow[]> {
  return found(db, merchantId, conditions).selectAll().limit(limit).execute();
}
