import { sql, type Kysely } from 'kysely';
import type { Holder } from './download-access.service.ts';
import { unreadColumns } from '../photos/photo-sums.service.ts';
import type { Tables } from '../../db/tables.ts';

/** What `downloadFile` chooses from. */
export const fileColumns = [
  ...unreadColumns,
  'fileName',
  'sizeBytes',
  'crc32',
  'renditions',
] as const;

export function findPhotoFiles(db: Kysely<Tables>, photoId: string) {
  return db
    .selectFrom('photos')
    .select(fileColumns)
    .where('id', '=', photoId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Which photos of a gallery an archive holds; without ids and account all of them. */
export interface Selection {
  galleryId: string;
  photoIds?: readonly string[] | undefined;
  /** Only what this account or guest has favorited. */
  favoritesOf?: Holder | undefined;
  /** The owner has photos that visitors don't see yet. */
  isOwner: boolean;
}

/** ZIP stores wall clock times: the camera's where it wrote one. */
const modifiedAtMs = sql<number>`floor(extract(epoch from
  coalesce(taken_wall, last_modified_at at time zone 'UTC', created_at at time zone 'UTC')) * 1000)::float8`;

export function listSelected(db: Kysely<Tables>, selection: Selection) {
  const { galleryId, photoIds, favoritesOf, isOwner } = selection;
  return db
    .selectFrom('photos')
    .select([...fileColumns, modifiedAtMs.as('modifiedAtMs')])
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .$if(!isOwner, (query) => query.where('state', '=', 'ready'))
    .$if(photoIds !== undefined, (query) => query.where(sql<boolean>`id = any(${photoIds ?? []})`))
    .$if(favoritesOf !== undefined, (query) =>
      query.where('id', 'in', (row) =>
        row
          .selectFrom('favorites')
          .select('photoId')
          .where('favorites.galleryId', '=', galleryId)
          .where((favorite) => favorite.and(favoritesOf ?? {})),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
}
