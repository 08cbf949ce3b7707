import { sql, type Kysely } from 'kysely';
import { storableJson } from '../../../db/storable-json.ts';
import type { Tables } from '../../../db/tables.ts';
import type { ImportRequest } from '../order-api/wire.ts';

export async function insertImport(
  db: Kysely<Tables>,
  confirmationId: string,
  body: ImportRequest,
): Promise<void> {
  await db
    .insertInto('standInLabOrders')
    .values({ confirmationId, body: storableJson(body) })
    .execute();
}

export async function findImport(db: Kysely<Tables>, confirmationId: string) {
  return db
    .selectFrom('standInLabOrders')
    .selectAll()
    .where('confirmationId', '=', confirmationId)
    .executeTakeFirst();
}

/** False when it was submitted before. */
export async function submitImport(trx: Kysely<Tables>, confirmationId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('standInLabOrders')
    .set({ submittedAt: sql<Date>`now()` })
    .where('confirmationId', '=', confirmationId)
    .where('submittedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveCallback(
  db: Kysely<Tables>,
  callback: { uri: string; verifier: string },
): Promise<void> {
  await db
    .insertInto('standInLabCallback')
    .values({ id: 1, ...callback })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...callback, isVerified: false }))
    .execute();
}

/** False for a verifier that was never sent. */
export async function verifyCallback(db: Kysely<Tables>, verifier: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('standInLabCallback')
    .set({ isVerified: true })
    .where('verifier', '=', verifier)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findCallback(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db
    .selectFrom('standInLabCallback')
    .select('uri')
    .where('isVerified', '=', true)
    .executeTakeFirst();
  return row?.uri;
}
