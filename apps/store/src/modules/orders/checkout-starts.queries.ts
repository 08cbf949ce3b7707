import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type CheckoutStartRow = Selectable<Tables['checkoutStarts']>;

/** False when the gateway's id is known already. */
export async function insertStart(
  trx: Kysely<Tables>,
  start: Insertable<Tables['checkoutStarts']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('checkoutStarts')
    .values(start)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findStart(
  db: Kysely<Tables>,
  paymentId: string,
): Promise<CheckoutStartRow | undefined> {
  return db
    .selectFrom('checkoutStarts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** False when it has ended before. */
export async function endStart(trx: Kysely<Tables>, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('checkoutStarts')
    .set({ endedAt: sql<Date>`now()` })
    .where('paymentId', '=', paymentId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteStartsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('checkoutStarts').where('startedAt', '<', moment).execute();
}
