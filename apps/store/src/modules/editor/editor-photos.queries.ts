import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const columns = [
  'photos.id',
  'photos.fileName',
  'photos.sha256',
  'photos.width',
  'photos.height',
  'photos.state',
  'photos.renditionToken',
  'photos.thumbhash',
] as const;

export type EditorPhotoRow = Awaited<ReturnType<typeof listGalleryPhotos>>[number];

/** In the custom order. Refused ones can't be printed. */
export function listGalleryPhotos(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .select(columns)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .where('state', '<>', 'refused')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
