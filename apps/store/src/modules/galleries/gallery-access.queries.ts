import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type GalleryRow = Selectable<Tables['galleries']>;

/**
 * The gallery of this lab brand that fits, if its account is neither on its way out nor suspended. Written out, since
 * all that guests ask begins with it: building a statement costs more than reading a row.
 */
async function findOpen(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  fits: RawBuilder<unknown>,
): Promise<GalleryRow | undefined> {
  const { rows } = await sql<GalleryRow>`
    select galleries.* from galleries join accounts on accounts.id = galleries.account_id
    where ${fits} and accounts.lab_brand = ${labBrand}
      and accounts.deletion_due_at is null and accounts.suspended_at is null`.execute(db);
  return rows[0];
}

export function findGallery(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  id: string,
): Promise<GalleryRow | undefined> {
  return findOpen(db, labBrand, sql`galleries.id = ${id}`);
}

export function findGalleryByLink(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  shareId: string,
): Promise<GalleryRow | undefined> {
  return findOpen(db, labBrand, sql`galleries.share_id = ${shareId}`);
}

export function findGalleryOfPhoto(
  db: Kysely<Tables>,
  labBrand: LabBrand,
  photoId: string,
): Promise<GalleryRow | undefined> {
  const ofPhoto = sql`select gallery_id from photos where id = ${photoId} and deleted_at is null`;
  return findOpen(db, labBrand, sql`galleries.id = (${ofPhoto})`);
}

/** Which of these galleries are shared by one of these links. */
export function listByLinks(
  db: Kysely<Tables>,
  { galleryIds, shareIds }: { galleryIds: readonly string[]; shareIds: readonly string[] },
) {
  return db
    .selectFrom('galleries')
    .select(['id', 'shareId'])
    .where('id', 'in', galleryIds)
    .where('shareId', 'in', shareIds)
    .execute();
}
