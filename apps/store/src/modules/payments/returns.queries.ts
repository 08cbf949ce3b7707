import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertReturn(
  trx: Kysely<Tables>,
  refund: Insertable<Tables['refunds']>,
): Promise<void> {
  await trx.insertInto('refunds').values(refund).execute();
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
