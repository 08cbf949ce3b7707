import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A payment that began at a bank or on a phone, by the gateway's id. */
export type PaymentStartRow = Selectable<Tables['paymentStarts']>;

/** False when the gateway's id is known already. */
export async function insertStart(
  trx: Kysely<Tables>,
  start: Insertable<Tables['paymentStarts']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paymentStarts')
    .values(start)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findStart(
  db: Kysely<Tables>,
  paymentId: string,
): Promise<PaymentStartRow | undefined> {
  return db
    .selectFrom('paymentStarts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** False when it has ended before. */
export async function endStart(trx: Kysely<Tables>, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentStarts')
    .set({ endedAt: sql<Date>`now()` })
    .where('paymentId', '=', paymentId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Open starts and promises that the gateway has notified of: work that a lost job left behind. */
export async function listNotified(db: Kysely<Tables>, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('localPaymentNotices as notice')
    .leftJoin('paymentStarts as start', 'start.paymentId', 'notice.paymentId')
    .leftJoin('paymentAttempts as attempt', (join) =>
      join
        .onRef('attempt.paymentId', '=', 'notice.paymentId')
        .on('attempt.status', '=', 'pending')
        .on('attempt.transactionId', 'is', null),
    )
    .select('notice.paymentId')
    .where((row) =>
      row.or([
        row.and([row('start.paymentId', 'is not', null), row('start.endedAt', 'is', null)]),
        row('attempt.id', 'is not', null),
      ]),
    )
    .orderBy('notice.receivedAt')
    .limit(count)
    .execute();
  return rows.map(({ paymentId }) => paymentId);
}

export async function deleteStartsBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('paymentStarts').where('startedAt', '<', moment).execute();
}
