import { sql, type Insertable, type Kysely } from 'kysely';
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

/** Whether banks took so much of a charge that its refunds, asked for or made, would return it twice; without a dispute there is no sum. */
export async function isTakenTwice(db: Kysely<Tables>, attemptId: string): Promise<boolean> {
  const { rows } = await sql<{ isTwice: boolean | null }>`
    select taken.minor + back.minor > a.amount_minor as is_twice
      from payment_attempts a
     cross join lateral (select sum(charged_minor) as minor from payment_disputes
                          where attempt_id = a.id and status <> 'won') taken
     cross join lateral (select coalesce(sum(coalesce(charged_minor, amount_minor)), 0) as minor
                           from refunds where attempt_id = a.id and status <> 'failed') back
     where a.id = ${attemptId}`.execute(db);
  return rows[0]?.isTwice === true;
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
