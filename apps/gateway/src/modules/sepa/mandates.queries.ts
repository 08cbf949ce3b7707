import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type MandateRow = Selectable<Tables['sepaMandates']>;

export async function insertMandate(
  db: Db,
  values: Insertable<Tables['sepaMandates']>,
): Promise<void> {
  await db.insertInto('sepaMandates').values(values).execute();
}

export function findByBankKey(db: Db, bankKeyHash: Buffer): Promise<MandateRow | undefined> {
  return db
    .selectFrom('sepaMandates')
    .selectAll()
    .where('bankKeyHash', '=', bankKeyHash)
    .executeTakeFirst();
}

export function findMandate(
  db: Db,
  merchantId: string,
  reference: string,
): Promise<MandateRow | undefined> {
  return db
    .selectFrom('sepaMandates')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The first of two answers counts; the second changes nothing. */
export function settleMandate(
  db: Db,
  bankKeyHash: Buffer,
  values: { status: string; updatedAt: Date },
): Promise<MandateRow | undefined> {
  return db
    .updateTable('sepaMandates')
    .set(values)
    .where('bankKeyHash', '=', bankKeyHash)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}
