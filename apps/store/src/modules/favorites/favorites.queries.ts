import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Whose favorites: a visitor's or an account's. */
export type Person = { visitorId: string } | { accountId: string };

function isOf(person: Person) {
  return 'visitorId' in person
    ? sql<boolean>`favorites.visitor_id = ${person.visitorId}`
    : sql<boolean>`favorites.account_id = ${person.accountId}`;
}

interface NewVisitor {
  id: string;
  tokenHash: Buffer;
  labBrand: LabBrand;
}

/** False when the visitor is there already. */
export async function insertVisitor(db: Kysely<Tables>, visitor: NewVisitor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visitors')
    .values(visitor)
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findVisitor(db: Kysely<Tables>, tokenHash: Buffer, labBrand: LabBrand) {
  return db
    .selectFrom('visitors')
    .select('id')
    .where('tokenHash', '=', tokenHash)
    .where('labBrand', '=', labBrand)
    .executeTakeFirst();
}

/** One visitor's favorites are counted one at a time: the lock makes the cap exact. */
export async function lockVisitor(trx: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('visitors')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Favorites that are not in the bin; a photo that is frees its place. */
export async function countFavorites(
  db: Kysely<Tables>,
  galleryId: string,
  person: Person,
): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .innerJoin('photos', 'photos.id', 'favorites.photoId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('favorites.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where(isOf(person))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFavorite(
  db: Kysely<Tables>,
  photoId: string,
  person: Person,
): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('photoId')
    .where('photoId', '=', photoId)
    .where(isOf(person))
    .executeTakeFirst();
  return row !== undefined;
}

/** True when it was none before. */
export async function insertFavorite(
  trx: Kysely<Tables>,
  favorite: { photoId: string; galleryId: string } & Person,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when it was one before. */
export async function deleteFavorite(
  trx: Kysely<Tables>,
  photoId: string,
  person: Person,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favorites')
    .where('photoId', '=', photoId)
    .where(isOf(person))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listFavoriteIds(
  db: Kysely<Tables>,
  galleryId: string,
  person: Person,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .innerJoin('photos', 'photos.id', 'favorites.photoId')
    .select('photoId')
    .where('favorites.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where(isOf(person))
    .orderBy('favorites.createdAt')
    .execute();
  return rows.map(({ photoId }) => photoId);
}
