import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Whether guests may find themselves; the gallery is held, so that nobody switches it off meanwhile. */
export async function lockFindMe(trx: Kysely<Tables>, galleryId: string): Promise<boolean> {
  const gallery = await trx
    .selectFrom('galleries')
    .select('allowsFindMe')
    .where('id', '=', galleryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return gallery?.allowsFindMe ?? false;
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

/** All of a gallery that can be seen, as few values: thousands of rows take longer to read than to compare. */
export async function readDescriptors(db: Kysely<Tables>, galleryId: string) {
  const { faceIds, photoIds, packed } = await db
    .selectFrom('faceDescriptors')
    .innerJoin('photos', 'photos.id', 'faceDescriptors.photoId')
    .select([
      sql<string | null>`string_agg(face_descriptors.id, ' ' order by face_descriptors.id)`.as(
        'faceIds',
      ),
      sql<string | null>`string_agg(photo_id, ' ' order by face_descriptors.id)`.as('photoIds'),
      sql<Buffer | null>`string_agg(descriptor, '' order by face_descriptors.id)`.as('packed'),
    ])
    .where('faceDescriptors.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '=', 'ready')
    .executeTakeFirstOrThrow();
  return {
    faceIds: faceIds?.split(' ') ?? [],
    photoIds: photoIds?.split(' ') ?? [],
    packed: packed ?? Buffer.alloc(0),
  };
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
