import { takingBackKinds } from '@albumen/domain/books/journal';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What each kind of entry comes to on a photographer's account in the books; debits are negative. */
function photographerLines(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('journalLines')
    .innerJoin('journalEntries', 'journalEntries.id', 'journalLines.entryId')
    .where('account', '=', 'photographer')
    .where('party', '=', accountId);
}

const month = sql<string>`to_char(happened_at at time zone 'UTC', 'YYYY-MM')`;

function sumWhere(kind: string) {
  return sql<number>`coalesce(-sum(amount_minor) filter (where kind = ${kind}), 0)::float8`;
}

const sums = {
  soldMinor: sumWhere('sale'),
  feeMinor: sql<number>`coalesce(sum(amount_minor) filter (where kind = 'fee'), 0)::float8`,
  returnedMinor: sql<number>`coalesce(sum(amount_minor)
    filter (where kind = any(${[...takingBackKinds]})), 0)::float8`,
};

/** One row for each currency that ever moved. */
export function listBalances(db: Kysely<Tables>, accountId: string) {
  return photographerLines(db, accountId)
    .select([
      'currency',
      sums.soldMinor.as('soldMinor'),
      sums.feeMinor.as('feeMinor'),
      sums.returnedMinor.as('returnedMinor'),
      sql<number>`coalesce(sum(amount_minor) filter (where kind = 'payout'), 0)::float8`.as(
        'paidMinor',
      ),
      sql<number>`(-sum(amount_minor))::float8`.as('dueMinor'),
    ])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

/** What is due to a photographer, in the currencies where that is more than nothing. */
export function listOwed(db: Kysely<Tables>, accountId: string) {
  return photographerLines(db, accountId)
    .select(['currency', sql<number>`(-sum(amount_minor))::float8`.as('amountMinor')])
    .groupBy('currency')
    .having(sql`sum(amount_minor)`, '<', 0)
    .orderBy('currency')
    .execute();
}

/** What orders earned in a currency, without what went back of them. */
export async function sumEarnedOfOrders(
  db: Kysely<Tables>,
  { accountId, currency }: { accountId: string; currency: string },
): Promise<number> {
  const row = await photographerLines(db, accountId)
    .select(sql<number>`coalesce(-sum(amount_minor), 0)::float8`.as('minor'))
    .where('payableKind', '=', 'order')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.minor;
}

/** Such as `2026-12`, the newest first. */
export async function listMonths(db: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await photographerLines(db, accountId)
    .select(month.as('month'))
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute();
  return rows.map((row) => row.month);
}

/** Sales with what became of their money; those of one month, or the newest. */
export function listSold(
  db: Kysely<Tables>,
  wanted: { accountId: string; month: string | undefined; count: number },
) {
  const soldAt = sql<Date>`min(happened_at) filter (where kind = 'sale')`;
  const soldMonth = sql<string>`to_char(${soldAt} at time zone 'UTC', 'YYYY-MM')`;
  return photographerLines(db, wanted.accountId)
    .select([
      'payableKind',
      'payableId',
      'currency',
      soldAt.as('soldAt'),
      sums.soldMinor.as('soldMinor'),
      sums.feeMinor.as('feeMinor'),
      sums.returnedMinor.as('returnedMinor'),
    ])
    .where('payableId', 'is not', null)
    .groupBy(['payableKind', 'payableId', 'currency'])
    .having(soldAt, 'is not', null)
    .$if(wanted.month !== undefined, (query) => query.having(soldMonth, '=', wanted.month ?? ''))
    .orderBy(soldAt, 'desc')
    .limit(wanted.count)
    .execute();
}

/** What this photographer sold in these orders. */
export function listSoldItems(
  db: Kysely<Tables>,
  { accountId, orderIds }: { accountId: string; orderIds: readonly string[] },
) {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .leftJoin('galleries', 'galleries.id', 'orderItems.galleryId')
    .select([
      'orders.id as orderId',
      'orders.reference',
      'orders.contactName',
      'orders.status',
      'orderItems.productName',
      'orderItems.quantity',
      'orderItems.piecesPerUnit',
      'galleries.title as galleryTitle',
    ])
    .where('orderItems.sellerId', '=', accountId)
    .where('orders.id', 'in', orderIds)
    .orderBy('orderItems.position')
    .execute();
}

export type SoldItemRow = Awaited<ReturnType<typeof listSoldItems>>[number];

export function listSoldLinks(db: Kysely<Tables>, linkIds: readonly string[]) {
  if (linkIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('paymentLinks')
    .select(['id', 'reference', 'payerName', 'purpose'])
    .where('id', 'in', linkIds)
    .execute();
}

/** Every movement of a month, the oldest first. */
export function listMovements(
  db: Kysely<Tables>,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
) {
  return photographerLines(db, accountId)
    .leftJoin('payouts', 'payouts.id', 'journalEntries.sourceId')
    .select([
      'journalEntries.kind',
      'payableKind',
      'payableId',
      'happenedAt',
      'journalLines.currency',
      'journalLines.amountMinor',
      'payouts.reference as payoutReference',
      'payouts.paidTo',
    ])
    .where('happenedAt', '>=', from)
    .where('happenedAt', '<', to)
    .orderBy('happenedAt')
    .orderBy('journalEntries.id')
    .execute();
}

/** What was due to a photographer at a moment, by currency. */
export async function balancesAt(
  db: Kysely<Tables>,
  { accountId, at }: { accountId: string; at: Date },
): Promise<Map<string, number>> {
  const rows = await photographerLines(db, accountId)
    .select(['currency', sql<number>`(-sum(amount_minor))::float8`.as('minor')])
    .where('happenedAt', '<', at)
    .groupBy('currency')
    .execute();
  return new Map(rows.map(({ currency, minor }) => [currency, minor]));
}
