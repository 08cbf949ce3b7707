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

/** Of these methods, the newest first. */
export function listVerificationsOf(
  db: Db,
  merchantId: string,
  tokens: readonly string[],
): Promise<VerificationRow[]> {
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('paymentMethodToken', 'in', tokens)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** What was checked is in the vault now, under this token. */
export async function setToken(trx: Db, id: string, paymentMethodToken: string): Promise<void> {
  await trx.updateTable('verifications').set({ paymentMethodToken }).where('id', '=', id).execute();
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
