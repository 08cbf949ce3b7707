import { sql, type Kysely } from 'kysely';
import { inOrder } from '../../db/in-order.ts';
import type { Tables } from '../../db/tables.ts';

/** The account's gallery that changed last and has something to show. */
export function findLatestGallery(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('galleries')
    .select(['id', 'title'])
    .where('accountId', '=', accountId)
    .where('state', '=', 'active')
    .where('deletedAt', 'is', null)
    .where('photoCount', '>', 0)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface PhotosWanted {
  /** The gallery's photos in its order. */
  ids: readonly string[];
  photoId: string | undefined;
  favoriteIds: readonly string[];
  limit: number;
}

/** The wanted one, then favorites, then the hero, then the gallery's order. */
export function listShopPhotos(db: Kysely<Tables>, wanted: PhotosWanted) {
  const isFavorite = sql<boolean>`photos.id = any(${wanted.favoriteIds}::text[])`;
  return db
    .selectFrom('photos')
    .innerJoin(inOrder(wanted.ids), 'shown.id', 'photos.id')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select(['photos.id', 'photos.renditionToken', 'photos.width', 'photos.height'])
    .select(isFavorite.as('isFavorite'))
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '=', 'ready')
    .orderBy(sql`photos.id = ${wanted.photoId ?? ''}`, 'desc')
    .orderBy(isFavorite, 'desc')
    .orderBy(sql`photos.id is not distinct from galleries.hero_photo_id`, 'desc')
    .orderBy('shown.place')
    .limit(wanted.limit)
    .execute();
}
