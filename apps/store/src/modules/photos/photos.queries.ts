import type { LabBrand } from '@albumen/contract/brands';
import { sql, type Kysely } from 'kysely';
import { fileToken, newPublicName } from '../../db/photo-names.ts';
import type { Tables } from '../../db/tables.ts';

export interface PhotoOwner {
  id: string;
  labBrand: LabBrand;
}

/** The account's photos among `ids`, those in the bin included, in galleries that are not. */
export function listOwnPhotos(db: Kysely<Tables>, owner: PhotoOwner, ids: readonly string[]) {
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select(['photos.id', 'galleries.id as galleryId'])
    .where('photos.id', 'in', ids)
    .where('accounts.id', '=', owner.id)
    .where('accounts.labBrand', '=', owner.labBrand)
    .where('galleries.deletedAt', 'is', null)
    .execute();
}

export const unreadColumns = ['id', 'galleryId', 'originalKey', 'md5', 'fingerprint'] as const;

const unreadAtOnce = 100;

/** Photos whose bytes nobody has read since they arrived, in the order of their ids. */
export function listUnread(db: Kysely<Tables>, after: string) {
  return db
    .selectFrom('photos')
    .select(unreadColumns)
    .where('sha256', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(unreadAtOnce)
    .execute();
}

/** Locks in one order everywhere, so that two changes of the same galleries never wait for each other. */
export async function lockGalleries(trx: Kysely<Tables>, ids: readonly string[]) {
  return trx
    .selectFrom('galleries')
    .select(['id', 'version', 'photoCount'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** What a change of photos did to one gallery. */
export interface GalleryTally {
  galleryId: string;
  version: number;
  photos: number;
}

/** Into the bin, with the counts, and under names that no visitor knows; photos that are there already stay as they are. */
export async function binPhotos(
  trx: Kysely<Tables>,
  ids: readonly string[],
  deletedAt: Date,
): Promise<GalleryTally[]> {
  const { rows } = await sql<GalleryTally>`
    with gone as (
      update photos set deleted_at = ${deletedAt}, changed_version = galleries.version + 1,
        file_token = ${fileToken}, rendition_token = ${newPublicName}
      from galleries
      where galleries.id = photos.gallery_id and photos.id = any(${ids}::text[])
        and photos.deleted_at is null
      returning photos.gallery_id, photos.size_bytes
    ), tally as (
      select gallery_id, count(*)::int as photos, sum(size_bytes)::bigint as bytes
      from gone group by gallery_id
    )
    update galleries set version = version + 1, updated_at = now(),
      photo_count = photo_count - tally.photos, size_bytes = galleries.size_bytes - tally.bytes
    from tally where tally.gallery_id = galleries.id
    returning galleries.id as gallery_id, version, tally.photos`.execute(trx);
  return rows;
}

/** Out of the bin, unless the same bytes were uploaded again meanwhile. */
export async function unbinPhotos(
  trx: Kysely<Tables>,
  ids: readonly string[],
): Promise<GalleryTally[]> {
  const { rows } = await sql<GalleryTally>`
    with wanted as (
      select distinct on (gallery_id, coalesce(sha256, id)) id, gallery_id, size_bytes
      from photos binned
      where id = any(${ids}::text[]) and deleted_at is not null and not exists (
        select from photos live where live.gallery_id = binned.gallery_id
          and live.sha256 = binned.sha256 and live.deleted_at is null)
      order by gallery_id, coalesce(sha256, id), deleted_at desc
    ), back as (
      update photos set deleted_at = null, changed_version = galleries.version + 1
      from wanted, galleries
      where photos.id = wanted.id and galleries.id = photos.gallery_id
    ), tally as (
      select gallery_id, count(*)::int as photos, sum(size_bytes)::bigint as bytes
      from wanted group by gallery_id
    )
    update galleries set version = version + 1, updated_at = now(),
      photo_count = photo_count + tally.photos, size_bytes = galleries.size_bytes + tally.bytes
    from tally where tally.gallery_id = galleries.id
    returning galleries.id as gallery_id, version, tally.photos`.execute(trx);
  return rows;
}

export function findDetails(db: Kysely<Tables>, photoId: string) {
  return db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .selectAll('photos')
    .select((row) => [
      'galleries.id as galleryId',
      'galleries.cameraShifts',
      sql<string | null>`to_char(taken_wall, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`.as('taken'),
      row
        .selectFrom('favorites')
        .whereRef('favorites.photoId', '=', 'photos.id')
        .select((favorite) => favorite.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('favorites'),
    ])
    .where('photos.id', '=', photoId)
    .where('photos.deletedAt', 'is', null)
    .executeTakeFirst();
}

export function listBinned(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .select(['id', 'fileName', 'width', 'height', 'thumbhash', 'renditionToken', 'deletedAt'])
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('position')
    .execute();
}

/** Writes new places in the custom order; visible at `version`. */
export async function updatePositions(
  trx: Kysely<Tables>,
  places: readonly { id: string; position: number }[],
  version: number,
): Promise<void> {
  const ids = places.map(({ id }) => id);
  const positions = places.map(({ position }) => position);
  await sql`
    update photos set position = moved.position, changed_version = ${version}
    from unnest(${ids}::text[], ${positions}::int[]) as moved (id, position)
    where photos.id = moved.id`.execute(trx);
}
