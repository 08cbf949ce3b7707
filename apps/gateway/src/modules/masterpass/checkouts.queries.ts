import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Db = Kysely<Tables>;
export type CheckoutRow = Selectable<Tables['masterpassCheckouts']>;

export async function insertCheckout(
  db: Db,
  values: Insertable<Tables['masterpassCheckouts']>,
): Promise<void> {
  await db.insertInto('masterpassCheckouts').values(values).execute();
}

export function findCheckout(db: Db, tokenHash: Buffer): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('masterpassCheckouts')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

interface Settlement {
  status: 'approved' | 'canceled';
  verifierHash?: Buffer;
  resourceUrl?: string;
  updatedAt: Date;
}

/** The first of two answers counts; the second changes nothing. */
export function settleCheckout(
  db: Db,
  tokenHash: Buffer,
  values: Settlement,
): Promise<CheckoutRow | undefined> {
  return db
    .updateTable('masterpassCheckouts')
    .set(values)
    .where('tokenHash', '=', tokenHash)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** What began more than a day ago, by the clock of its merchant. */
export async function deleteOldCheckouts(db: Db, now: Date): Promise<void> {
  await sql`
    delete from masterpass_checkouts using merchants
    where merchants.id = masterpass_checkouts.merchant_id
      and masterpass_checkouts.created_at < ${now}::timestamptz - interval '1 day'
        + merchants.clock_offset_ms * interval '1 millisecond'
  `.execute(db);
}
