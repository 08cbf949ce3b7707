import type { Kysely } from 'kysely';
import { inOrder } from '../../db/in-order.ts';
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

/** In the order of the ids. Refused ones can't be printed, and a design names the bytes of what it shows. */
export function listGalleryPhotos(db: Kysely<Tables>, galleryId: string, ids: readonly string[]) {
  return db
    .selectFrom('photos')
    .innerJoin(inOrder(ids), 'shown.id', 'photos.id')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .leftJoin('photoFaces', 'photoFaces.photoId', 'photos.id')
    .select(columns)
    .where('photos.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '<>', 'refused')
    .where('photos.sha256', 'is not', null)
    .$narrowType<{ sha256: string }>()
    .orderBy('shown.place')
    .execute();
}
