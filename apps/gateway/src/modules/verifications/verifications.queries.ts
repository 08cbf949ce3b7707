import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type VerificationRow = Selectable<Tables['verifications']>;

export function insertVerification(
  trx: Kysely<Tables>,
  values: Insertable<Tables['verifications']>,
): Promise<VerificationRow> {
  return trx.insertInto('verifications').values(values).returningAll().executeTakeFirstOrThrow();
}

export function findVerification(
  db: Kysely<Tables>,
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
