import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** False when it was there before. */
export async function insertDispute(
  trx: Kysely<Tables>,
  dispute: Insertable<Tables['paymentDisputes']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paymentDisputes')
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Says how it stands. One that was won is over: a late notice of an earlier status changes nothing. */
export async function moveDispute(
  trx: Kysely<Tables>,
  id: string,
  status: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentDisputes')
    .set({ status })
    .where('id', '=', id)
    .where('status', '!=', 'won')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What banks hold back of a payable's money, in its own currency. */
export async function sumDisputed(db: Kysely<Tables>, payableId: string): Promise<number> {
  const row = await db
    .selectFrom('paymentDisputes')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'paymentDisputes.attemptId')
    .select(({ fn }) => fn.sum<string | null>('paymentDisputes.amountMinor').as('minor'))
    .where('paymentAttempts.payableId', '=', payableId)
    .where('paymentDisputes.status', '!=', 'won')
    .executeTakeFirst();
  return Number(row?.minor ?? 0);
}
