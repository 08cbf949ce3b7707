import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type VerificationRow = Selectable<Tables['verifications']>;

export function insertVerification(
  trx: Kysely<Tables>,
  values: Insertable<Tables['verifications']>,
): Promise<VerificationRow> {
  return trx.insertInto('verifications').values(values).returningAll().executeTakeFirstOrThrow();
}
