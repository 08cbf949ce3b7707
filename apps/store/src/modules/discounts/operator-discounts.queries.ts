import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const mostDiscounts = 200;
const shownUses = 20;

/** Newest first. */
export function listDiscounts(db: Kysely<Tables>) {
  return db
    .selectFrom('discounts')
    .selectAll()
    .select([
      sql<boolean>`coalesce(starts_at > now(), false)`.as('isComing'),
      sql<boolean>`coalesce(ends_at <= now(), false)`.as('isEnded'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostDiscounts)
    .execute();
}

export type OperatorDiscountRow = Awaited<ReturnType<typeof listDiscounts>>[number];

/** Lists the newest uses of each code, with the orders that they were for. */
export function listRedemptions(db: Kysely<Tables>) {
  return db
    .with('numbered', (from) =>
      from
        .selectFrom('discountRedemptions')
        .innerJoin('orders', 'orders.id', 'discountRedemptions.orderId')
        .select((row) => [
          'discountRedemptions.discountId',
          'discountRedemptions.redeemedAt',
          'discountRedemptions.releasedAt',
          'orders.reference',
          'orders.email',
          row.fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('discountRedemptions.discountId').orderBy('redeemedAt', 'desc'),
            )
            .as('place'),
        ]),
    )
    .selectFrom('numbered')
    .selectAll()
    .where('place', '<=', shownUses)
    .orderBy('redeemedAt', 'desc')
    .execute();
}

export type RedemptionRow = Awaited<ReturnType<typeof listRedemptions>>[number];

export function lockDiscount(trx: Kysely<Tables>, id: string) {
  return trx
    .selectFrom('discounts')
    .select(['code', 'endsAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when it had ended before. Whoever is placing an order with it holds the row: what is counted stays counted. */
export async function endNow(db: Kysely<Tables>, id: string): Promise<Date | undefined> {
  const row = await db
    .updateTable('discounts')
    .set({ endsAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where((row) => row.or([row('endsAt', 'is', null), row('endsAt', '>', sql<Date>`now()`)]))
    .returning(sql<Date>`ends_at`.as('endsAt'))
    .executeTakeFirst();
  return row?.endsAt;
}
