import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const shownUses = 20;

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
