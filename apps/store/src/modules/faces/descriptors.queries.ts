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

/** What was made of a photo, and by which model; empty for ours. */
interface Description {
  photoId: string;
  model: string;
}

/** False when the photo was purged meanwhile, or somebody was quicker. */
export async function markDescribed(
  trx: Kysely<Tables>,
  { photoId, model }: Description,
): Promise<boolean> {
  const row = await trx
    .insertInto('describedPhotos')
    .columns(['photoId', 'galleryId', 'model'])
    .expression((insert) =>
      insert
        .selectFrom('photos')
        .select([
          'photos.id',
          sql<string>`gallery_id`.as('galleryId'),
          sql<string>`${model}`.as('model'),
        ])
        .where('photos.id', '=', photoId)
        .where('photos.galleryId', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict
        .column('photoId')
        .doUpdateSet({ model, describedAt: sql<Date>`now()` })
        .where('describedPhotos.model', '<>', model),
    )
    .returning('photoId')
    .executeTakeFirst();
  return row !== undefined;
}

/** What another model made of a photo goes; whose face it was taken for is told by its place. */
export function deleteOthers(trx: Kysely<Tables>, { photoId, model }: Description) {
  return trx
    .deleteFrom('faceDescriptors')
    .where('photoId', '=', photoId)
    .where('model', '<>', model)
    .returning(['x', 'y', 'width', 'height', 'personId'])
    .execute();
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
 * All of a gallery that is packed, as few values: thousands of rows take longer to read than to compare. Of one table, and
 * in any order, so that it takes one plan whatever the database knows of its size.
 */
export async function readDescriptors(
  db: Kysely<Tables>,
  { galleryId, model }: { galleryId: string; model: string },
) {
  const { faceIds, photoIds, packed } = await db
    .selectFrom('faceDescriptors')
    .select([
      sql<string | null>`string_agg(id, ' ')`.as('faceIds'),
      sql<string | null>`string_agg(photo_id, ' ')`.as('photoIds'),
      // A third less to send and read than the driver's own form of bytes.
      sql<string | null>`encode(string_agg(packed, ''), 'base64')`.as('packed'),
    ])
    .where('galleryId', '=', galleryId)
    .where('model', '=', model)
    .where('packed', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    faceIds: faceIds?.split(' ') ?? [],
    photoIds: photoIds?.split(' ') ?? [],
    packed: Buffer.from(packed ?? '', 'base64'),
  };
}

/** Faces that the release before has written: of one gallery, or some of all. */
export function listUnpacked(
  db: Kysely<Tables>,
  { count, galleryId, model }: { count?: number; galleryId?: string; model?: string },
) {
  return db
    .selectFrom('faceDescriptors')
    .select(['id', 'photoId', 'descriptor'])
    .where('packed', 'is', null)
    .$if(galleryId !== undefined, (query) => query.where('galleryId', '=', galleryId ?? ''))
    .$if(model !== undefined, (query) => query.where('model', '=', model ?? ''))
    .$if(count !== undefined, (query) => query.limit(count ?? 0))
    .execute();
}

export async function setPacked(
  db: Kysely<Tables>,
  packs: readonly { id: string; packed: Buffer }[],
): Promise<void> {
  const [ids, packed] = [packs.map(({ id }) => id), packs.map((pack) => pack.packed)];
  await sql`
    update face_descriptors set packed = given.packed
    from unnest(${ids}::text[], ${packed}::bytea[]) as given (face_id, packed)
    where face_descriptors.id = given.face_id
  `.execute(db);
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

/** Galleries that hold what another model made of their faces. */
export async function listDescribedByOthers(db: Kysely<Tables>, model: string): Promise<string[]> {
  const rows = await db
    .selectFrom('describedPhotos')
    .select('galleryId')
    .distinct()
    .where('model', '<>', model)
    .execute();
  return rows.map(({ galleryId }) => galleryId);
}

/** Galleries that hold what tells faces apart. */
export async function listDescribedGalleries(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('describedPhotos').select('galleryId').distinct().execute();
  return rows.map(({ galleryId }) => galleryId);
}

export async function emailOfOwner(db: Kysely<Tables>, accountId: string): Promise<string> {
  const owner = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return owner.email;
}
