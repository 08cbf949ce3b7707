import type { LabBrand } from '@albumen/contract/brands';
import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export function listMarkups(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('productMarkups')
    .select(['productId', 'kind', 'value'])
    .where('accountId', '=', accountId)
    .execute();
}

export async function replaceMarkups(
  trx: Kysely<Tables>,
  accountId: string,
  markups: readonly Insertable<Tables['productMarkups']>[],
): Promise<void> {
  await trx.deleteFrom('productMarkups').where('accountId', '=', accountId).execute();
  if (markups.length > 0)
    await trx
      .insertInto('productMarkups')
      .values([...markups])
      .execute();
}

/** Markups of these galleries' owners. Somebody's own pictures are nobody's shop. */
export function listOfGalleries(
  db: Kysely<Tables>,
  galleryIds: readonly string[],
  labBrand: LabBrand,
) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .innerJoin('productMarkups', 'productMarkups.accountId', 'galleries.accountId')
    .select([
      'galleries.id as galleryId',
      'galleries.accountId as sellerId',
      'productMarkups.productId',
      'productMarkups.kind',
      'productMarkups.value',
    ])
    .where('galleries.id', 'in', galleryIds)
    .where('galleries.isOwnPhotos', '=', false)
    .where('accounts.labBrand', '=', labBrand)
    .execute();
}

/** Lines that were sold with a markup, newest orders first; orders that were never paid are none. */
export function listSoldLines(db: Kysely<Tables>, accountId: string, count: number) {
  return db
    .with('sold', (query) =>
      query
        .selectFrom('orderItems')
        .innerJoin('orders', 'orders.id', 'orderItems.orderId')
        .select(['orders.id', 'orders.placedAt'])
        .where('orderItems.sellerId', '=', accountId)
        .where('orders.placedAt', 'is not', null)
        .groupBy('orders.id')
        .orderBy('orders.placedAt', 'desc')
        .limit(count),
    )
    .selectFrom('sold')
    .innerJoin('orders', 'orders.id', 'sold.id')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .leftJoin('galleries', 'galleries.id', 'orderItems.galleryId')
    .select([
      'orders.reference',
      'orders.placedAt',
      'orders.status',
      'galleries.title',
      'orderItems.quantity',
      'orderItems.totalMinor',
      'orderItems.refundedMinor',
      'orderItems.markupMinor',
    ])
    .where('orderItems.sellerId', '=', accountId)
    .orderBy('orders.placedAt', 'desc')
    .orderBy('orderItems.position')
    .execute();
}

/** Over all sales: each line's markup, less its share of what went back. */
export async function sumEarned(db: Kysely<Tables>, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select(
      sql<string>`coalesce(sum(round(order_items.markup_minor::numeric
        * (order_items.total_minor - order_items.refunded_minor)
        / greatest(order_items.total_minor, 1))), 0)`.as('earned'),
    )
    .where('orderItems.sellerId', '=', accountId)
    .where('orders.placedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.earned);
}
