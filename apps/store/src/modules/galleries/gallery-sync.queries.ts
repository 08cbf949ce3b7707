import { limits } from '@albumen/contract/limits';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Locks the gallery; false when it was synced a moment ago. */
export async function markSynced(
  trx: Kysely<Tables>,
  galleryId: string,
  now: Date,
): Promise<boolean> {
  const earliest = new Date(now.getTime() - limits.gallerySyncMinMs);
  const { numUpdatedRows } = await trx
    .updateTable('galleries')
    .set({ syncedAt: now })
    .where('id', '=', galleryId)
    .where((row) => row.or([row('syncedAt', 'is', null), row('syncedAt', '<=', earliest)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface PhotoCounts {
  ready: number;
  processing: number;
  refused: number;
  sizeBytes: number;
  /** First in the custom order that can be shown. */
  firstReadyId: string | null;
}

export async function countPhotos(trx: Kysely<Tables>, galleryId: string): Promise<PhotoCounts> {
  return trx
    .selectFrom('photos')
    .select([
      sql<number>`count(*) filter (where state = 'ready')`.as('ready'),
      sql<number>`count(*) filter (where state = 'processing')`.as('processing'),
      sql<number>`count(*) filter (where state = 'refused')`.as('refused'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('sizeBytes'),
      sql<
        string | null
      >`(array_agg(id order by position, id) filter (where state = 'ready'))[1]`.as('firstReadyId'),
    ])
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Writes counts that drifted, and the hero where none was chosen yet; nothing when all is right. */
export async function mendGallery(
  trx: Kysely<Tables>,
  galleryId: string,
  { ready, processing, refused, sizeBytes, firstReadyId }: PhotoCounts,
): Promise<void> {
  const photoCount = ready + processing + refused;
  await trx
    .updateTable('galleries')
    .set((row) => ({
      photoCount,
      sizeBytes,
      heroPhotoId: sql<string | null>`coalesce(hero_photo_id, ${firstReadyId})`,
      version: row('version', '+', 1),
    }))
    .where('id', '=', galleryId)
    .where(
      sql<boolean>`(photo_count, size_bytes, hero_photo_id) is distinct from
        (${photoCount}::int, ${sizeBytes}::bigint, coalesce(hero_photo_id, ${firstReadyId}))`,
    )
    .execute();
}

export async function listRemoved(
  db: Kysely<Tables>,
  galleryId: string,
  since: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('galleryId', '=', galleryId)
    .where('deletedAt', 'is not', null)
    .where(sql<boolean>`changed_version > ${since}::bigint`)
    .execute();
  return rows.map(({ id }) => id);
}
