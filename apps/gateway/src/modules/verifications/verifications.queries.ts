import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

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
