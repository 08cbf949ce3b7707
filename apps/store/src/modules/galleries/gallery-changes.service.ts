import { positionStep } from '@albumen/domain/photos/reorder';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

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

/** Favorites change what the owner sees, and nothing for visitors. */
export async function recordFavoritesChange(
  trx: Kysely<Tables>,
  galleryIds: readonly string[],
): Promise<void> {
  if (galleryIds.length === 0) return;
  await trx
    .updateTable('galleries')
    .set((row) => ({ favoritesVersion: row('favoritesVersion', '+', 1) }))
    .where('id', 'in', galleryIds)
    .execute();
}

/** The order dragged by hand is from now on the gallery's; what comes later goes behind `lastPosition`. */
export async function adoptCustomOrder(
  trx: Kysely<Tables>,
  galleryId: string,
  lastPosition: number,
): Promise<void> {
  const next = lastPosition + positionStep;
  await trx
    .updateTable('galleries')
    .set({ sort: 'custom', nextPosition: sql<number>`greatest(next_position, ${next})` })
    .where('id', '=', galleryId)
    .execute();
}
