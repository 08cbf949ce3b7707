import { sql, type Insertable, type Kysely, type UpdateObject } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What guests read until the photographer has given a title. */
const untitled = 'Untitled gallery';

type GalleryPatch = UpdateObject<Tables, 'galleries', 'galleries'>;

/** The newest gallery that has a title or a photo and that nobody has the link of yet. */
export function findUnshared(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('galleries')
    .select('id')
    .where('accountId', '=', accountId)
    .where('isOwnPhotos', '=', false)
    .where('shareId', 'is', null)
    .where('deletedAt', 'is', null)
    .where((row) => row.or([row('title', '!=', ''), row('photoCount', '>', 0)]))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findEmptyDraft(db: Kysely<Tables>, accountId: string) {
  return db
    .selectFrom('galleries')
    .select('id')
    .where('accountId', '=', accountId)
    .where('state', '=', 'draft')
    .where('title', '=', '')
    .where('deletedAt', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('photos').select('photos.id').whereRef('galleryId', '=', 'galleries.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function insertGallery(
  db: Kysely<Tables>,
  gallery: Insertable<Tables['galleries']>,
): Promise<void> {
  await db.insertInto('galleries').values(gallery).execute();
}

/** One change of a gallery that is not in the bin; undefined when it went there meanwhile. */
export async function updateGallery(
  db: Kysely<Tables>,
  id: string,
  patch: GalleryPatch,
): Promise<number | undefined> {
  const row = await db
    .updateTable('galleries')
    .set((row) => ({ ...patch, version: row('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** What decides who sees a gallery, until the transaction ends. */
export function lockAccess(trx: Kysely<Tables>, id: string) {
  return trx
    .selectFrom('galleries')
    .select([
      'pinHash',
      'expiresOn',
      'allowsDownloads',
      'downloadMaxPixels',
      'allowsFavorites',
      'allowsShop',
      'allowsFindMe',
      'showsPeople',
    ])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Two first shares at once agree on one link. A draft that is shared is a gallery, its title still to come. */
export async function keepShareId(
  db: Kysely<Tables>,
  id: string,
  shareId: string,
): Promise<string | null> {
  const row = await db
    .updateTable('galleries')
    .set({
      shareId: sql<string>`coalesce(share_id, ${shareId})`,
      state: 'active',
      version: sql<number>`case when state = 'draft' then version + 1 else version end`,
      title: sql<string>`case when title = '' then ${untitled} else title end`,
    })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('shareId')
    .executeTakeFirst();
  return row?.shareId ?? null;
}

/** Into the bin or out of it; false where it was there before. */
export async function setDeleted(
  db: Kysely<Tables>,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('galleries')
    .set((row) => ({ deletedAt, version: row('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setCameraShift(
  db: Kysely<Tables>,
  id: string,
  { camera, shiftMs }: { camera: string; shiftMs: number },
): Promise<number | undefined> {
  const others = sql<string>`camera_shifts - ${camera}::text`;
  const all = sql<string>`(${others}) || jsonb_build_object(${camera}::text, ${shiftMs}::bigint)`;
  return updateGallery(db, id, { cameraShifts: shiftMs === 0 ? others : all });
}

export function listCameras(db: Kysely<Tables>, galleryId: string) {
  return db
    .selectFrom('photos')
    .select((row) => ['camera as name', row.fn.countAll<number>().as('photoCount')])
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .where('camera', '!=', '')
    .where('takenWall', 'is not', null)
    .groupBy('camera')
    .orderBy('camera')
    .execute();
}

export async function countFavorites(db: Kysely<Tables>, galleryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .innerJoin('photos', 'photos.id', 'favorites.photoId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('favorites.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many photos can be seen, and in how many of them this model has looked at the faces. */
export function countDescribed(
  db: Kysely<Tables>,
  { galleryId, model }: { galleryId: string; model: string },
) {
  return db
    .selectFrom('photos')
    .leftJoin('describedPhotos', (join) =>
      join
        .onRef('describedPhotos.photoId', '=', 'photos.id')
        .on('describedPhotos.model', '=', model),
    )
    .select((row) => [
      row.fn.countAll<number>().as('ready'),
      row.fn.count<number>('describedPhotos.photoId').as('described'),
    ])
    .where('photos.galleryId', '=', galleryId)
    .where('photos.deletedAt', 'is', null)
    .where('photos.state', '=', 'ready')
    .executeTakeFirstOrThrow();
}
