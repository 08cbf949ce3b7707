import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type GalleryRow = Selectable<Tables['galleries']>;

/** Galleries of one lab brand whose account is neither on its way out nor suspended. */
function galleriesOf(db: Kysely<Tables>, labBrand: LabBrand) {
  return db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .where('accounts.labBrand', '=', labBrand)
    .where('accounts.deletionDueAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null)
    .selectAll('galleries');
}

export function findGallery(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  id: string,
): Promise<GalleryRow | undefined> {
  return galleriesOf(db, labBrand).where('galleries.id', '=', id).executeTakeFirst();
}

export function findGalleryByLink(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  shareId: string,
): Promise<GalleryRow | undefined> {
  return galleriesOf(db, labBrand).where('galleries.shareId', '=', shareId).executeTakeFirst();
}

export function findGalleryOfPhoto(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  photoId: string,
): Promise<GalleryRow | undefined> {
  return galleriesOf(db, labBrand)
    .innerJoin('photos', 'photos.galleryId', 'galleries.id')
    .where('photos.id', '=', photoId)
    .where('photos.deletedAt', 'is', null)
    .executeTakeFirst();
}
