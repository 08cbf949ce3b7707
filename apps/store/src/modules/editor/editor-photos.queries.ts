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
  'photos.focusX',
  'photos.focusY',
  'photos.hasChosenFocus',
  'photoFaces.faces',
  'galleries.accountId',
] as const;

export type EditorPhotoRow = Awaited<ReturnType<typeof listGalleryPhotos>>[number];

/** Lists them in the custom order. Refused ones can't be printed, and a design names the bytes of what it shows. */
export function listGalleryPhotos(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .leftJoin('photoFaces', 'photoFaces.photoId', 'photos.id')
    .select(columns)
    .where('photos.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '<>', 'refused')
    .where('photos.sha256', 'is not', null)
    .$narrowType<{ sha256: string }>()
    .orderBy('photos.position')
    .orderBy('photos.id')
    .execute();
}
