import type { BinnedPhotos, PhotoDetails } from '@albumen/contract/endpoints/photos';
import { limits } from '@albumen/contract/limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { purgeEdgeLater } from '../galleries/close-addresses.service.ts';
import { getOwnGallery, viewByPhoto } from '../galleries/gallery-access.service.ts';
import { presentBin, presentDetails } from './photos.presenter.ts';
import * as queries from './photos.queries.ts';
import type { GalleryTally } from './photos.queries.ts';

/** Into the bin for 30 days. One foreign photo among them, and nothing happens. */
export async function deletePhotos(deps: Dependencies, visit: Visit, ids: readonly string[]) {
  return deps.db.transaction().execute(async (trx) => {
    await lockOwnGalleries(trx, visit, ids);
    const tallies = await queries.binPhotos(trx, ids, deps.clock.now());
    for (const { galleryId } of tallies) await purgeEdgeLater(trx, deps, galleryId);
    return { deleted: sumOf(tallies), versions: versionsOf(tallies) };
  });
}

/** The undo of a deletion. Refused as a whole when a gallery has no room for its photos. */
export async function restorePhotos(deps: Dependencies, visit: Visit, ids: readonly string[]) {
  return deps.db.transaction().execute(async (trx) => {
    const galleries = await lockOwnGalleries(trx, visit, ids);
    const tallies = await queries.unbinPhotos(trx, ids);
    const restored = sumOf(tallies);
    const countOf = new Map(galleries.map(({ id, photoCount }) => [id, photoCount]));
    for (const { galleryId, photos } of tallies) {
      if ((countOf.get(galleryId) ?? 0) + photos > limits.photosPerGallery) fail('galleryFull');
    }
    return {
      restored,
      alreadyThere: new Set(ids).size - restored,
      versions: versionsOf(tallies),
    };
  });
}

/** Whether all of them are this account's, in galleries that are not in the bin. */
export async function ownsPhotos(
  db: Kysely<Tables>,
  visit: Visit,
  ids: readonly string[],
): Promise<boolean> {
  const photos = await queries.listOwnPhotos(db, accountOf(visit), ids);
  return photos.length === new Set(ids).size;
}

async function lockOwnGalleries(trx: Kysely<Tables>, visit: Visit, ids: readonly string[]) {
  if (ids.length === 0) fail('emptySelection');
  const photos = await queries.listOwnPhotos(trx, accountOf(visit), ids);
  if (photos.length !== new Set(ids).size) fail('notFound');
  return queries.lockGalleries(trx, [...new Set(photos.map(({ galleryId }) => galleryId))]);
}

function sumOf(tallies: readonly GalleryTally[]): number {
  return tallies.reduce((sum, { photos }) => sum + photos, 0);
}

function versionsOf(tallies: readonly GalleryTally[]): Record<string, number> {
  return Object.fromEntries(tallies.map(({ galleryId, version }) => [galleryId, version]));
}

/** The info panel of the manage page. */
export async function getPhoto(
  deps: Dependencies,
  visit: Visit,
  photoId: string,
): Promise<PhotoDetails> {
  const { viewer } = await viewByPhoto(deps, visit, photoId);
  const photo = viewer.isOwner ? await queries.findDetails(deps.db, photoId) : undefined;
  return photo === undefined ? fail('notFound') : presentDetails(photo);
}

export async function listBinnedPhotos(
  deps: Dependencies,
  visit: Visit,
  galleryId: string,
): Promise<BinnedPhotos> {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  return presentBin(await queries.listBinned(deps.db, gallery.id));
}
