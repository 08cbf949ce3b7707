import { sql, type Insertable, type Kysely } from 'kysely';
import { rowsAtOnce } from '../../db/portions.ts';
import type { Tables } from '../../db/tables.ts';

interface RequestKey {
  merchantId: string;
  key: string;
}

export function findRequestKey(trx: Kysely<Tables>, { merchantId, key }: RequestKey, since: Date) {
  return trx
    .selectFrom('apiRequestKeys')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('key', '=', key)
    .where('createdAt', '>', since)
    .executeTakeFirst();
}

/** The new key takes the place of one that has run out. */
export async function insertRequestKey(
  trx: Kysely<Tables>,
  values: Insertable<Tables['apiRequestKeys']>,
): Promise<void> {
  await trx
    .insertInto('apiRequestKeys')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['merchantId', 'key']).doUpdateSet({
        requestFingerprint: values.requestFingerprint,
        subjectId: values.subjectId,
        createdAt: values.createdAt,
      }),
    )
    .execute();
}

/** Answers how many; at most a portion. */
export async function deleteOldKeys(
  db: Kysely<Tables>,
  { now, keptMs }: { now: Date; keptMs: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from api_request_keys where (merchant_id, key) in (
      select merchant_id, key
        from api_request_keys join merchants on merchants.id = merchant_id
       where api_request_keys.created_at < ${now}::timestamptz
         + make_interval(secs => (clock_offset_ms - ${keptMs}::int8) / 1000.0)
       limit ${rowsAtOnce})`.execute(db);
  return Number(numAffectedRows);
}
