import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What the gateway notified of a local payment. */
export type NoticeRow = Selectable<Tables['localPaymentNotices']>;

/** Holds it until the transaction ends: whoever notifies of a payment and whoever waits for it come one by one. */
export async function lockPaymentId(trx: Kysely<Tables>, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`local payment ${paymentId}`}, 0))`.execute(
    trx,
  );
}

/** The first notice of a payment stays: a completed one does not expire. */
export async function insertNotice(
  trx: Kysely<Tables>,
  notice: Insertable<Tables['localPaymentNotices']>,
): Promise<void> {
  await trx
    .insertInto('localPaymentNotices')
    .values(notice)
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute();
}

export function findNotice(db: Kysely<Tables>, paymentId: string): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('localPaymentNotices')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

export async function deleteNoticesBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom('localPaymentNotices').where('receivedAt', '<', moment).execute();
}
