import { type Insertable, type Kysely } from 'kysely';
import { columnsOf, valuesOf } from '../../db/insert-from.ts';
import type { Tables } from '../../db/tables.ts';
import { unreadColumns } from '../photos/photo-sums.service.ts';
import { countInPhoto, redeemObject } from './uploads.queries.ts';

const photoColumns = [
  'id',
  'galleryId',
  'width',
  'height',
  'state',
  'refusal',
  'refusalSubject',
  'originalKey',
  'renditionToken',
  'renditions',
  'deletedAt',
] as const;

/** What uploads need to know of a photo that is there. */
export type UploadedPhoto = NonNullable<Awaited<ReturnType<typeof findPhoto>>>;

export function findPhoto(db: Kysely<Tables>, id: string) {
  return db.selectFrom('photos').select(photoColumns).where('id', '=', id).executeTakeFirst();
}

interface Bytes {
  galleryId: string;
  md5: string;
  sizeBytes: number;
  /** A hash of the bytes, or of name, size and time in the zero preset. */
  fingerprint: string | undefined;
}

/**
 * The gallery's own photo that seems to have these bytes, the bin included: by SHA-256 if that is the
 * fingerprint. MD5 alone can be forged, so a fingerprint that is known must agree.
 */
export function findAnnounced(db: Kysely<Tables>, { galleryId, md5, ...bytes }: Bytes) {
  const { fingerprint, sizeBytes } = bytes;
  return db
    .selectFrom('photos')
    .select(photoColumns)
    .where('galleryId', '=', galleryId)
    .where('sizeBytes', '=', sizeBytes)
    .where((row) =>
      fingerprint === undefined
        ? row('md5', '=', md5)
        : row.or([
            row('sha256', '=', fingerprint),
            row.and([row('md5', '=', md5), row('fingerprint', '=', fingerprint)]),
          ]),
    )
    .orderBy('deletedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

interface SeenBytes {
  galleryId: string;
  sizeBytes: number;
  /** What the bucket vouches for; null when nobody computed one. */
  md5: string | null;
}

/** Whether the gallery has photos that these bytes could be, the bin included. */
export async function hasAlike(trx: Kysely<Tables>, bytes: SeenBytes): Promise<boolean> {
  const row = await alike(trx, bytes).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Of these the photos whose bytes nobody has read yet. */
export function listUnread(db: Kysely<Tables>, bytes: SeenBytes) {
  return alike(db, bytes).select(unreadColumns).where('sha256', 'is', null).execute();
}

/** Other sizes and other MD5s are other bytes; equal ones may be others all the same. */
function alike(db: Kysely<Tables>, { galleryId, sizeBytes, md5 }: SeenBytes) {
  return db
    .selectFrom('photos')
    .where('galleryId', '=', galleryId)
    .where('sizeBytes', '=', sizeBytes)
    .$if(md5 !== null, (query) =>
      query.where((row) => row.or([row('md5', 'is', null), row('md5', '=', md5)])),
    );
}

/** The gallery's photo of exactly these bytes; a live one before one in the bin. Held against purging. */
export function findDuplicate(trx: Kysely<Tables>, galleryId: string, sha256: string) {
  return trx
    .selectFrom('photos')
    .select([...photoColumns, 'sizeBytes'])
    .where('galleryId', '=', galleryId)
    .where('sha256', '=', sha256)
    .orderBy('deletedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when somebody else restored or purged it in the meantime. */
export function findRestorable(trx: Kysely<Tables>, galleryId: string, id: string) {
  return trx
    .selectFrom('photos')
    .select(['id', 'sizeBytes'])
    .where('id', '=', id)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export type NewPhoto = Omit<
  Insertable<Tables['photos']>,
  'id' | 'galleryId' | 'sizeBytes' | 'position' | 'changedVersion'
> & { id: string; galleryId: string; sizeBytes: number };

/**
 * Redeems the object, counts its photo in and adds it, in one order to the database: thousands come in
 * a row. Undefined when somebody was quicker with the object.
 */
export function addPhoto(trx: Kysely<Tables>, objectKey: string, photo: NewPhoto) {
  return trx
    .with('redeemed', (cte) => redeemObject(cte, objectKey, photo.id))
    .with('counted', (cte) =>
      countInPhoto(cte, photo.galleryId, photo.sizeBytes).where((row) =>
        row.exists(cte.selectFrom('redeemed').select('objectKey')),
      ),
    )
    .insertInto('photos')
    .columns([...columnsOf(photo), 'changedVersion', 'position'])
    .expression((from) =>
      from.selectFrom('counted').select([...valuesOf(photo), 'version', 'position']),
    )
    .returning(photoColumns)
    .executeTakeFirst();
}

/** It keeps its old place in the order. */
export async function restorePhoto(
  trx: Kysely<Tables>,
  id: string,
  changedVersion: number,
): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ deletedAt: null, changedVersion })
    .where('id', '=', id)
    .execute();
}

export function listManifest(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .select(['fileName', 'sizeBytes', 'lastModifiedAt', 'md5', 'fingerprint'])
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .execute();
}

export function findSessionPhoto(db: Kysely<Tables>, galleryId: string, photoId: string) {
  return db
    .selectFrom('photos')
    .select(photoColumns)
    .where('id', '=', photoId)
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
