import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Hearts of guests by day, from a moment on. */
export function countFavoritesByDay(
  db: Kysely<Tables>,
  { accountId, from }: { accountId: string; from: Date },
) {
  const day = sql<string>`to_char(favorites.created_at at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .selectFrom('favorites')
    .innerJoin('galleries', 'galleries.id', 'favorites.galleryId')
    .select((row) => [day.as('day'), row.fn.countAll<number>().as('count')])
    .where('favorites.createdAt', '>=', from)
    .where('galleries.accountId', '=', accountId)
    .where((row) =>
      row.or([row('favorites.accountId', 'is', null), row('favorites.accountId', '!=', accountId)]),
    )
    .groupBy(day)
    .execute();
}

/** Sales and an account's share of them by day, from a moment on. */
export function sumSalesByDay(
  db: Kysely<Tables>,
  { accountId, currency, from }: { accountId: string; currency: string; from: Date },
) {
  const day = sql<string>`to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .selectFrom('journalEntries')
    .innerJoin('journalLines', 'journalLines.entryId', 'journalEntries.id')
    .select((row) => [
      day.as('day'),
      row.fn.countAll<number>().as('count'),
      sql<number>`(-sum(amount_minor))::float8`.as('minor'),
    ])
    .where('happenedAt', '>=', from)
    .where('kind', '=', 'sale')
    .where('account', '=', 'photographer')
    .where('party', '=', accountId)
    .where('currency', '=', currency)
    .groupBy(day)
    .execute();
}
