import { sql, type Kysely } from 'kysely';
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
  galleryId: string;
  photoId: string | undefined;
  favoriteIds: readonly string[];
  limit: number;
}

/** The wanted one, then favorites, then the hero, then the custom order. */
export function listShopPhotos(db: Kysely<Tables>, wanted: PhotosWanted) {
  const isFavorite = sql<boolean>`photos.id = any(${wanted.favoriteIds}::text[])`;
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select(['photos.id', 'photos.renditionToken', 'photos.width', 'photos.height'])
    .select(isFavorite.as('isFavorite'))
    .where('photos.galleryId', '=', wanted.galleryId)
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '=', 'ready')
    .orderBy(sql`photos.id = ${wanted.photoId ?? ''}`, 'desc')
    .orderBy(isFavorite, 'desc')
    .orderBy(sql`photos.id is not distinct from galleries.hero_photo_id`, 'desc')
    .orderBy('photos.position')
    .orderBy('photos.id')
    .limit(wanted.limit)
    .execute();
}
