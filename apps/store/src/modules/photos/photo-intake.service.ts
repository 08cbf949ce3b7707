import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { recordChange, takePlace } from '../galleries/gallery-changes.service.ts';

type PhotoRow = Insertable<Tables['photos']>;

/** A photo of an upload; its place and version are given here. */
export type NewPhoto = Omit<PhotoRow, 'position' | 'changedVersion' | 'deletedAt'>;

/** What reading and rendering find out about a photo. */
export type PhotoFindings = Pick<
  Updateable<Tables['photos']>,
  | 'state'
  | 'refusal'
  | 'refusalSubject'
  | 'isRepaired'
  | 'width'
  | 'height'
  | 'thumbhash'
  | 'renditions'
  | 'takenWall'
  | 'takenOffsetMinutes'
  | 'camera'
  | 'exif'
>;

/**
 * Adds an uploaded photo at the end of its gallery's custom order and counts it.
 * Refuses with `galleryFull`; a second photo of the same bytes breaks `photos_gallery_sha256`.
 */
export async function addPhoto(trx: Kysely<Tables>, photo: NewPhoto): Promise<void> {
  const place =
    photo.galleryId == null
      ? { version: 0, position: 0 }
      : await takePlace(trx, photo.galleryId, photo.sizeBytes);
  await trx
    .insertInto('photos')
    .values({ ...photo, position: place.position, changedVersion: place.version })
    .execute();
}

/** Writes what was found out about a photo, and tells its gallery. */
export async function describePhoto(
  trx: Kysely<Tables>,
  photo: { id: string; galleryId: string | null },
  findings: PhotoFindings,
): Promise<void> {
  const changedVersion = photo.galleryId === null ? 0 : await recordChange(trx, photo.galleryId);
  await trx
    .updateTable('photos')
    .set({ ...findings, changedVersion })
    .where('id', '=', photo.id)
    .execute();
}
