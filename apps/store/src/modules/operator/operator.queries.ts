import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const shownAccounts = 200;

export async function listAccounts(db: Kysely<Tables>) {
  return db
    .selectFrom('accounts')
    .leftJoin('galleries', (join) =>
      join.onRef('galleries.accountId', '=', 'accounts.id').on('galleries.deletedAt', 'is', null),
    )
    .select((of) => [
      'accounts.id',
      'accounts.labBrand',
      'accounts.email',
      'accounts.createdAt',
      'accounts.deletionDueAt',
      of.fn.count<number>('galleries.id').as('galleries'),
      sql<number>`coalesce(sum(galleries.photo_count), 0)::int`.as('photos'),
      sql<number>`coalesce(sum(galleries.size_bytes), 0)::int8`.as('sizeBytes'),
    ])
    .groupBy('accounts.id')
    .orderBy('accounts.createdAt', 'desc')
    .limit(shownAccounts)
    .execute();
}

export async function countAccounts(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Photos in the bin take room until they are purged, so they count. */
export async function sumBytes(db: Kysely<Tables>) {
  return db
    .selectNoFrom([
      sql<number>`(select coalesce(sum(size_bytes), 0)::int8 from photos)`.as('storedBytes'),
      sql<number>`pg_database_size(current_database())`.as('databaseBytes'),
    ])
    .executeTakeFirstOrThrow();
}
