import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function insertRefund(
  trx: Kysely<Tables>,
  refund: Insertable<Tables['linkRefunds']>,
): Promise<void> {
  await trx.insertInto('linkRefunds').values(refund).execute();
}

export function findOfPress(db: Kysely<Tables>, linkId: string, key: string) {
  return db
    .selectFrom('linkRefunds')
    .select('amountMinor')
    .where('linkId', '=', linkId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** With the charge that it takes back. */
export function findRefund(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('linkRefunds')
    .innerJoin('linkPayments', 'linkPayments.id', 'linkRefunds.paymentId')
    .select([
      'linkRefunds.id',
      'linkRefunds.linkId',
      'linkRefunds.paymentId',
      'linkRefunds.amountMinor',
      'linkRefunds.reason',
      'linkRefunds.status',
      'linkPayments.provider',
      'linkPayments.transactionId',
      'linkPayments.currency',
    ])
    .where('linkRefunds.id', '=', id)
    .executeTakeFirst();
}

export type LinkRefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** False when somebody was quicker. */
export async function settleRefund(
  trx: Kysely<Tables>,
  id: string,
  providerRefundId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('linkRefunds')
    .set({ status: 'done', providerRefundId, settledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What was promised and the provider has not confirmed. */
export async function sumRequested(db: Kysely<Tables>, linkId: string): Promise<number> {
  const row = await db
    .selectFrom('linkRefunds')
    .select((each) => each.fn.sum<string | null>('amountMinor').as('sum'))
    .where('linkId', '=', linkId)
    .where('reason', '=', 'asked')
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
