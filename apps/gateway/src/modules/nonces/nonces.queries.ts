import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type NonceRow = Selectable<Tables['nonces']>;

interface NonceKey {
  merchantId: string;
  nonceHash: Buffer;
}

export function insertNonce(db: Kysely<Tables>, values: Insertable<Tables['nonces']>) {
  return db.insertInto('nonces').values(values).execute();
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

/** Of several at once, one gets the row: the others wait for its lock and find it consumed. */
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

/** Long after they were of any use. */
export async function deleteNoncesExpiredBefore(db: Kysely<Tables>, instant: Date) {
  await db.deleteFrom('nonces').where('expiresAt', '<', instant).execute();
}
