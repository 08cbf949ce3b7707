import type { Payable } from '@albumen/domain/books/journal';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const columns = [
  'paymentAttempts.id',
  'paymentAttempts.reference',
  'paymentAttempts.amountMinor',
  'paymentAttempts.currency',
  'paymentAttempts.orderId',
  'paymentAttempts.linkId',
  'paymentAttempts.settledAt',
  'paymentAttempts.claimedAt',
] as const;

/** Charges whose entry of a kind is not in the books; money that was never taken has none. */
function unbooked(db: Kysely<Tables>, kind: 'sale' | 'stray') {
  return db
    .selectFrom('paymentAttempts')
    .select(columns)
    .where('amountMinor', '>', 0)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('journalEntries')
            .select('journalEntries.id')
            .where('journalEntries.kind', '=', kind)
            .whereRef('journalEntries.sourceId', '=', 'paymentAttempts.id'),
        ),
      ),
    );
}

export function listUnbookedSales(db: Kysely<Tables>, count: number) {
  return unbooked(db, 'sale').where('status', '=', 'charged').limit(count).execute();
}

export function listUnbookedStrays(db: Kysely<Tables>, count: number) {
  return unbooked(db, 'stray')
    .where('status', 'in', ['returning', 'returned'])
    .limit(count)
    .execute();
}

export type UnbookedCharge = Awaited<ReturnType<typeof listUnbookedSales>>[number];

/** Whoever moves money of an order or link holds its row. */
export async function lockPayable(trx: Kysely<Tables>, { kind, id }: Payable): Promise<void> {
  const table = kind === 'order' ? 'orders' : 'payment_links';
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx);
}

export function getOrderMoney(trx: Kysely<Tables>, orderId: string) {
  return trx
    .selectFrom('orders')
    .select([
      'currency',
      'totalMinor',
      'shippingMinor',
      'packagingMinor',
      'taxMinor',
      'shippingGroups',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export function listItemMoney(trx: Kysely<Tables>, orderId: string) {
  return trx
    .selectFrom('orderItems')
    .select(['id', 'sellerId', 'markupMinor', 'totalMinor', 'shippingGroup'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

export function getLinkMoney(trx: Kysely<Tables>, linkId: string) {
  return trx
    .selectFrom('paymentLinks')
    .select(['accountId', 'amountMinor', 'currency'])
    .where('id', '=', linkId)
    .executeTakeFirstOrThrow();
}

/** Lists the refunds of a charge in the order in which they were asked for. */
export function listRefundsOf(trx: Kysely<Tables>, attemptId: string) {
  return trx
    .selectFrom('refunds')
    .select([
      'id',
      'amountMinor',
      'chargedMinor',
      'reason',
      'itemIds',
      'status',
      'requestedAt',
      'settledAt',
    ])
    .where('attemptId', '=', attemptId)
    .where('status', '!=', 'failed')
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
}

export type RefundMoney = Awaited<ReturnType<typeof listRefundsOf>>[number];
