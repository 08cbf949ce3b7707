import type { Insertable, Kysely } from 'kysely';
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
