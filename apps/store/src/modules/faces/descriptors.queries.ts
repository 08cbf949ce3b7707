import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What faces are used for; the gallery is held, so that nobody switches it off meanwhile. */
export async function lockFindMe(
  trx: Kysely<Tables>,
  galleryId: string,
): Promise<{ allowsFindMe: boolean; showsPeople: boolean }> {
  const gallery = await trx
    .selectFrom('galleries')
    .select(['allowsFindMe', 'showsPeople'])
    .where('id', '=', galleryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return gallery ?? { allowsFindMe: false, showsPeople: false };
}

/** False when the photo was purged meanwhile, or somebody was quicker. */
export async function markDescribed(trx: Kysely<Tables>, photoId: string): Promise<boolean> {
  const row = await trx
    .insertInto('describedPhotos')
    .columns(['photoId', 'galleryId'])
    .expression((insert) =>
      insert
        .selectFrom('photos')
        .select(['photos.id', sql<string>`gallery_id`.as('galleryId')])
        .where('photos.id', '=', photoId)
        .where('photos.galleryId', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('photoId').doNothing())
    .returning('photoId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDescriptors(
  trx: Kysely<Tables>,
  faces: readonly Insertable<Tables['faceDescriptors']>[],
): Promise<void> {
  if (faces.length > 0) await trx.insertInto('faceDescriptors').values(faces).execute();
}

export function listHiddenFaces(trx: Kysely<Tables>, photoId: string) {
  return trx
    .selectFrom('hiddenFaces')
    .select(['x', 'y', 'width', 'height'])
    .where('photoId', '=', photoId)
    .execute();
}

/**
 * All of a gallery as few values: thousands of rows take longer to read than to compare. Of one table, and
 * in any order, so that it takes one plan whatever the database knows of its size.
 */
export async function readDescriptors(db: Kysely<Tables>, galleryId: string) {
  const { faceIds, photoIds, packed } = await db
    .selectFrom('faceDescriptors')
    .select([
      sql<string | null>`string_agg(id, ' ')`.as('faceIds'),
      sql<string | null>`string_agg(photo_id, ' ')`.as('photoIds'),
      // A third less to send and read than the driver's own form of bytes.
      sql<string | null>`encode(string_agg(descriptor, ''), 'base64')`.as('packed'),
    ])
    .where('galleryId', '=', galleryId)
    .executeTakeFirstOrThrow();
  return {
    faceIds: faceIds?.split(' ') ?? [],
    photoIds: photoIds?.split(' ') ?? [],
    packed: Uint8Array.from(Buffer.from(packed ?? '', 'base64')),
  };
}

/** Which of these photos can be seen: neither in the bin nor taken back. */
export async function listSeen(
  db: Kysely<Tables>,
  photoIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('id', 'in', photoIds)
    .where('state', '=', 'ready')
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Leaves where the faces are, and that nothing is to be worked out of them again; answers how many. */
export async function hideFaces(trx: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await trx
    .with('gone', (cte) =>
      cte
        .deleteFrom('faceDescriptors')
        .where('id', 'in', ids)
        .returning(['photoId', 'x', 'y', 'width', 'height']),
    )
    .insertInto('hiddenFaces')
    .columns(['photoId', 'x', 'y', 'width', 'height'])
    .expression((insert) =>
      insert.selectFrom('gone').select(['photoId', 'x', 'y', 'width', 'height']),
    )
    .returning('photoId')
    .execute();
  return rows.length;
}

/** Nothing that tells faces apart is left of the gallery. */
export async function deleteDescriptors(trx: Kysely<Tables>, galleryId: string): Promise<void> {
  await trx.deleteFrom('faceDescriptors').where('galleryId', '=', galleryId).execute();
  await trx.deleteFrom('describedPhotos').where('galleryId', '=', galleryId).execute();
}

/** Galleries that hold what tells faces apart. */
export async function listDescribedGalleries(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('describedPhotos').select('galleryId').distinct().execute();
  return rows.map(({ galleryId }) => galleryId);
}
