import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely, type Selectable } from 'kysely';
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

/** Written out, since all that guests ask begins with it: building a statement costs more than reading a row. */
export async function findGalleryByLink(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  shareId: string,
): Promise<GalleryRow | undefined> {
  const { rows } = await sql<GalleryRow>`
    select galleries.* from galleries join accounts on accounts.id = galleries.account_id
    where galleries.share_id = ${shareId} and accounts.lab_brand = ${labBrand}
      and accounts.deletion_due_at is null and accounts.suspended_at is null`.execute(db);
  return rows[0];
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
