import { sql, type Insertable, type Kysely, type QueryCreator, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type NonceRow = Selectable<Tables['nonces']>;

interface NonceKey {
  merchantId: string;
  nonceHash: Buffer;
}

export async function insertNonce(
  db: QueryCreator<Tables>,
  values: Insertable<Tables['nonces']>,
): Promise<void> {
  await db.insertInto('nonces').values(values).execute();
}

export function findNonce(
  db: Kysely<Tables>,
  { merchantId, nonceHash }: NonceKey,
): Promise<NonceRow | undefined> {
  return db
    .selectFrom('nonces')
    .selectAll()
    .where('nonceHash', '=', nonceHash)
    .where('merchantId', '=', merchantId)
    .executeTakeFirst();
}

/** One of several callers gets the row: the others wait for its lock and find it consumed. */
export function consumeNonce(
  db: Kysely<Tables>,
  { merchantId, nonceHash }: NonceKey,
  now: Date,
): Promise<NonceRow | undefined> {
  return db
    .updateTable('nonces')
    .set({ consumedAt: now })
    .where('nonceHash', '=', nonceHash)
    .where('merchantId', '=', merchantId)
    .where('consumedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** What ended more than a day ago, by the clock of its merchant. */
export async function deleteOldNonces(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    delete from nonces using merchants
    where merchants.id = nonces.merchant_id
      and nonces.expires_at < ${now}::timestamptz - interval '1 day'
        + merchants.clock_offset_ms * interval '1 millisecond'
  `.execute(db);
}
