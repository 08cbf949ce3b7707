import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Whose designs and cart, wherever: a visitor's or an account's. */
export type Person = { visitorId: string } | { accountId: string };

/** Whose favorites in one gallery: there a visitor who left an email is its guest. */
export type Favoriter = Person | { guestId: string };

/** The column that says whose a favorite is, and what stands there. */
function holderOf(person: Favoriter) {
  if ('visitorId' in person) return { column: 'visitorId', id: person.visitorId } as const;
  if ('guestId' in person) return { column: 'guestId', id: person.guestId } as const;
  return { column: 'accountId', id: person.accountId } as const;
}

function isOf(person: Favoriter) {
  const { column, id } = holderOf(person);
  return sql<boolean>`${sql.ref(`favorites.${column}`)} = ${id}`;
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
  person: Favoriter,
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
  person: Favoriter,
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
  favorite: { photoId: string; galleryId: string } & Favoriter,
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
  person: Favoriter,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('favorites')
    .where('photoId', '=', photoId)
    .where(isOf(person))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

interface Handover {
  from: Favoriter;
  to: Favoriter;
  /** Only this gallery's. */
  galleryId?: string;
}

/** What both have stays the receiver's alone; answers the galleries concerned. */
export async function moveFavorites(trx: Kysely<Tables>, handover: Handover): Promise<string[]> {
  await copyFavorites(trx, handover);
  const gone = await trx
    .deleteFrom('favorites')
    .where(isGiven(handover))
    .returning('galleryId')
    .execute();
  return [...new Set(gone.map(({ galleryId }) => galleryId))];
}

export async function copyFavorites(trx: Kysely<Tables>, handover: Handover): Promise<void> {
  const { column, id } = holderOf(handover.to);
  await trx
    .insertInto('favorites')
    .columns(['photoId', 'galleryId', column, 'createdAt'])
    .expression((row) =>
      row
        .selectFrom('favorites')
        .select((favorite) => ['photoId', 'galleryId', favorite.val(id).as('holder'), 'createdAt'])
        .where(isGiven(handover)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isGiven({ from, galleryId }: Handover) {
  if (galleryId === undefined) return isOf(from);
  return sql<boolean>`(${isOf(from)} and favorites.gallery_id = ${galleryId})`;
}

export async function listFavoriteIds(
  db: Kysely<Tables>,
  galleryId: string,
  person: Favoriter,
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
