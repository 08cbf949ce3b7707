import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertReturn(
  trx: Kysely<Tables>,
  refund: Insertable<Tables['refunds']>,
): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
}

/** The charge that money is taken back of, and how much of its order was asked back before. */
export async function getCharge(trx: Kysely<Tables>, attemptId: string) {
  const row = await trx
    .selectFrom('paymentAttempts')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .select((from) => [
      'paymentAttempts.amountMinor as chargedMinor',
      'paymentAttempts.currency',
      'orders.currency as orderCurrency',
      'orders.totalMinor',
      from
        .selectFrom('refunds')
        .select(({ fn }) => fn.sum<string>('refunds.amountMinor').as('minor'))
        .whereRef('refunds.attemptId', '=', 'paymentAttempts.id')
        .where('refunds.status', '!=', 'failed')
        .as('before'),
    ])
    .where('paymentAttempts.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return { ...row, beforeMinor: Number(row.before ?? 0) };
}

/** With the charge that it takes back. */
export function findReturn(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select([
      'refunds.id',
      'refunds.orderId',
      'refunds.attemptId',
      'refunds.amountMinor',
      'refunds.chargedMinor',
      'refunds.reason',
      'refunds.status',
      'paymentAttempts.provider',
      'paymentAttempts.transactionId',
      'paymentAttempts.currency',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}

export type ReturnRow = NonNullable<Awaited<ReturnType<typeof findReturn>>>;

/** What counts against what was paid: a late charge's return does not, nor does one that failed. */
export function listOfOrder(db: Kysely<Tables>, orderId: string) {
  return db
    .selectFrom('refunds')
    .select(['id', 'amountMinor', 'note', 'status', 'requestedAt'])
    .where('orderId', '=', orderId)
    .where('reason', '!=', 'late')
    .where('status', '!=', 'failed')
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
}

/** False when somebody was quicker. */
export async function settleReturn(
  trx: Kysely<Tables>,
  id: string,
  change: { status: 'done' | 'failed'; providerRefundId?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ ...change, settledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
