import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Everybody with a favorite in a gallery, in the order of their first one. */
export function listPeople(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('favorites')
    .innerJoin('photos', 'photos.id', 'favorites.photoId')
    .leftJoin('accounts', 'accounts.id', 'favorites.accountId')
    .leftJoin('galleryGuests', 'galleryGuests.id', 'favorites.guestId')
    .select((row) => [
      'favorites.visitorId',
      'favorites.accountId',
      'favorites.guestId',
      'galleryGuests.email',
      'accounts.firstName',
      'accounts.lastName',
      row.fn.countAll<number>().as('count'),
    ])
    .where('favorites.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .groupBy([
      'favorites.visitorId',
      'favorites.accountId',
      'favorites.guestId',
      'galleryGuests.email',
      'accounts.firstName',
      'accounts.lastName',
    ])
    .orderBy(sql`min(favorites.created_at)`)
    .orderBy(sql`coalesce(favorites.visitor_id, favorites.account_id, favorites.guest_id)`)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Favorited photos of a gallery, of all people or of one: an account, a visitor or a guest. */
export async function listFavorited(
  db: Kysely<Tables>,
  galleryId: string,
  personId: string | undefined,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('favorites')
    .select('photoId')
    .distinct()
    .where('galleryId', '=', galleryId)
    .$if(personId !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('visitorId', '=', personId ?? ''),
          row('accountId', '=', personId ?? ''),
          row('guestId', '=', personId ?? ''),
        ]),
      ),
    )
    .execute();
  return new Set(rows.map(({ photoId }) => photoId));
}

/** How many photos that are not in the bin anybody favorited. */
export async function countFavorited(db: Kysely<Tables>, galleryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .innerJoin('photos', 'photos.id', 'favorites.photoId')
    .select((row) => row.fn.count<number>('photoId').distinct().as('count'))
    .where('favorites.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface ChangedFavorite {
  photoId: string;
  galleryId: string;
}

/** Many favorites of one account at once; answers those that were none before. */
export function insertSelection(
  trx: Kysely<Tables>,
  accountId: string,
  photoIds: readonly string[],
): Promise<ChangedFavorite[]> {
  return trx
    .insertInto('favorites')
    .columns(['photoId', 'galleryId', 'accountId'])
    .expression((row) =>
      row
        .selectFrom('photos')
        .select((photo) => [
          'photos.id',
          photo.ref('photos.galleryId').$notNull().as('galleryId'),
          photo.val(accountId).as('accountId'),
        ])
        .where('photos.id', 'in', photoIds)
        .where('photos.deletedAt', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['photoId', 'galleryId'])
    .execute();
}

export function deleteSelection(
  trx: Kysely<Tables>,
  accountId: string,
  photoIds: readonly string[],
): Promise<ChangedFavorite[]> {
  return trx
    .deleteFrom('favorites')
    .where('accountId', '=', accountId)
    .where('photoId', 'in', photoIds)
    .returning(['photoId', 'galleryId'])
    .execute();
}

/** A visitor of the account's own lab brand, locked; a token alone crosses no brand. */
export function lockVisitorOfBrand(trx: Kysely<Tables>, tokenHash: Buffer, accountId: string) {
  return trx
    .selectFrom('visitors')
    .innerJoin('accounts', 'accounts.labBrand', 'visitors.labBrand')
    .select('visitors.id')
    .where('visitors.tokenHash', '=', tokenHash)
    .where('accounts.id', '=', accountId)
    .forNoKeyUpdate('visitors')
    .executeTakeFirst();
}

export async function deleteVisitor(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('visitors').where('id', '=', id).execute();
}
