import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const mostDiscounts = 200;

export type DiscountRow = Selectable<Tables['discounts']> & {
  /** Whether it is between its first and its last moment, by the database's clock. */
  isRunning: boolean;
};

const isRunning = sql<boolean>`coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true)`;

export async function insertDiscount(
  db: Kysely<Tables>,
  discount: Insertable<Tables['discounts']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('discounts')
    .values(discount)
    .onConflict((conflict) => conflict.columns(['labBrand', 'code']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findByCode(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  code: string,
): Promise<DiscountRow | undefined> {
  return db
    .selectFrom('discounts')
    .selectAll()
    .select(isRunning.as('isRunning'))
    .where('labBrand', '=', labBrand)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Counts one use while there is one left. Whoever comes next waits for this transaction. */
export function takeUse(trx: Kysely<Tables>, labBrand: LabBrand, code: string) {
  return trx
    .updateTable('discounts')
    .set({ usedCount: sql`used_count + 1` })
    .where('labBrand', '=', labBrand)
    .where('code', '=', code)
    .where(isRunning)
    .where(sql<boolean>`(use_limit is null or used_count < use_limit)`)
    .returning(['id', 'isOncePerCustomer'])
    .executeTakeFirst();
}

export async function giveUseBack(trx: Kysely<Tables>, discountId: string): Promise<void> {
  await trx
    .updateTable('discounts')
    .set({ usedCount: sql`greatest(used_count - 1, 0)` })
    .where('id', '=', discountId)
    .execute();
}

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
