import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

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

export interface Customer {
  accountId: string | null;
  email: string;
  cardFingerprint: string | null;
}

/** Another order of the same account, mailbox or card holds a use. */
export async function hasUsed(
  db: Kysely<Tables>,
  discountId: string,
  { accountId, email, cardFingerprint }: Customer,
): Promise<boolean> {
  const found = await db
    .selectFrom('discountRedemptions')
    .select('id')
    .where('discountId', '=', discountId)
    .where('releasedAt', 'is', null)
    .where((eb) =>
      eb.or([
        ...(email === '' ? [] : [eb('email', '=', email)]),
        ...(accountId === null ? [] : [eb('accountId', '=', accountId)]),
        ...(cardFingerprint === null ? [] : [eb('cardFingerprint', '=', cardFingerprint)]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

export function findRedemption(trx: Kysely<Tables>, orderId: string) {
  return trx
    .selectFrom('discountRedemptions')
    .select(['id', 'discountId', 'releasedAt'])
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** An order whose use was given back, after a payment that failed, takes it anew. */
export async function insertRedemption(
  trx: Kysely<Tables>,
  redemption: Insertable<Tables['discountRedemptions']>,
): Promise<void> {
  await trx
    .insertInto('discountRedemptions')
    .values(redemption)
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({
        discountId: redemption.discountId,
        accountId: redemption.accountId ?? null,
        email: redemption.email,
        cardFingerprint: redemption.cardFingerprint ?? null,
        redeemedAt: sql<Date>`now()`,
        releasedAt: null,
      }),
    )
    .execute();
}

/** Nothing when it was given back before. */
export function releaseRedemption(trx: Kysely<Tables>, orderId: string) {
  return trx
    .updateTable('discountRedemptions')
    .set({ releasedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('releasedAt', 'is', null)
    .returning('discountId')
    .executeTakeFirst();
}
