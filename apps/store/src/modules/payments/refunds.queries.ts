import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertRefund(
  trx: Kysely<Tables>,
  refund: Insertable<Tables['refunds']>,
): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
}

/** How much of a charge was asked back before, in its payable's currency. */
export async function sumOfAttempt(trx: Kysely<Tables>, attemptId: string): Promise<number> {
  const row = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | null>('amountMinor').as('minor'))
    .where('attemptId', '=', attemptId)
    .where('status', '!=', 'failed')
    .executeTakeFirst();
  return Number(row?.minor ?? 0);
}

/** A refund with the charge that it takes back. */
export function findRefund(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select([
      'refunds.id',
      'refunds.attemptId',
      'refunds.amountMinor',
      'refunds.chargedMinor',
      'refunds.reason',
      'refunds.status',
      'refunds.failedTimes',
      'refunds.providerRefundId',
      'paymentAttempts.orderId',
      'paymentAttempts.linkId',
      'paymentAttempts.provider',
      'paymentAttempts.transactionId',
      'paymentAttempts.reference',
      'paymentAttempts.currency',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** The refund that a submission asked for. */
export function findByKey(db: Kysely<Tables>, attemptId: string, key: string) {
  return db
    .selectFrom('refunds')
    .select('amountMinor')
    .where('attemptId', '=', attemptId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** What counts against what was paid: a stray charge's return does not, nor does one that failed. */
export function listOfPayable(db: Kysely<Tables>, payableId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select([
      'refunds.id',
      'refunds.amountMinor',
      'refunds.note',
      'refunds.status',
      'refunds.requestedAt',
    ])
    .where('paymentAttempts.payableId', '=', payableId)
    .where('refunds.reason', '!=', 'late')
    .where('refunds.status', '!=', 'failed')
    .orderBy('refunds.requestedAt')
    .orderBy('refunds.id')
    .execute();
}

/** Asked for before this moment and not confirmed: the oldest few. */
export async function listRequested(
  db: Kysely<Tables>,
  { before, count }: { before: Date; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'requested')
    .where('requestedAt', '<', before)
    .orderBy('requestedAt')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** It was confirmed and came to nothing: it is asked for anew. False when somebody was quicker. */
export async function reopenRefund(
  trx: Kysely<Tables>,
  { id, failedTimes }: Pick<RefundRow, 'id' | 'failedTimes'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({
      status: 'requested',
      providerRefundId: null,
      settledAt: null,
      requestedAt: sql<Date>`now()`,
      failedTimes: failedTimes + 1,
    })
    .where('id', '=', id)
    .where('status', '=', 'done')
    .where('failedTimes', '=', failedTimes)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when somebody was quicker. */
export async function settleRefund(
  trx: Kysely<Tables>,
  id: string,
  providerRefundId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: 'done', providerRefundId, settledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
