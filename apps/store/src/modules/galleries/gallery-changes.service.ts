import { limits } from '@albumen/contract/limits';
import { positionStep } from '@albumen/domain/photos/reorder';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';

/*
 * Every change that a visitor could see gives its gallery a new version: caches and ETags key on it,
 * and photos remember the version of their last change. The gallery's row is locked first, then
 * photos are written, so that versions come in the order in which they become visible.
 */

/** Counts one change and locks the gallery until the transaction ends; answers the new version. */
export async function recordChange(trx: Kysely<Tables>, galleryId: string): Promise<number> {
  const { version } = await trx
    .updateTable('galleries')
    .set((row) => ({ version: row('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', galleryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Makes room for one photo at the end of the custom order, and counts it.
 * Refuses with `galleryFull`, exactly, however many are added at once.
 */
export async function takePlace(
  trx: Kysely<Tables>,
  galleryId: string,
  sizeBytes: number,
): Promise<{ version: number; position: number }> {
  const place = await trx
    .updateTable('galleries')
    .set((row) => ({
      version: row('version', '+', 1),
      photoCount: row('photoCount', '+', 1),
      sizeBytes: row('sizeBytes', '+', sizeBytes),
      nextPosition: row('nextPosition', '+', positionStep),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', galleryId)
    .where('photoCount', '<', limits.photosPerGallery)
    .returning((row) => ['version', row('nextPosition', '-', positionStep).as('position')])
    .executeTakeFirst();
  return place ?? fail('galleryFull');
}

/** Favorites change what the owner sees, and nothing for visitors. */
export async function recordFavoritesChange(
  trx: Kysely<Tables>,
  galleryIds: readonly string[],
): Promise<void> {
  if (galleryIds.length === 0) return;
  await trx
    .updateTable('galleries')
    .set((row) => ({ favoritesVersion: row('favoritesVersion', '+', 1) }))
    .where('id', 'in', galleryIds.toSorted())
    .execute();
}
