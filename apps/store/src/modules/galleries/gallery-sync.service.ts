import type { GallerySync } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { limits } from '@albumen/contract/limits';
import { displayRendition, renditionUrl } from '@albumen/contract/renditions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { presentCover } from './galleries.presenter.ts';
import { getOwnGallery } from './gallery-access.service.ts';
import { findCover } from './gallery-covers.queries.ts';
import * as queries from './gallery-sync.queries.ts';

/** What the faces of a gallery are used for. */
export interface FaceSettings {
  allowsFindMe: boolean;
  showsPeople: boolean;
}

export interface FacesChange {
  galleryId: string;
  before: FaceSettings;
  after: FaceSettings;
}

/** What is asked of modules that stand above galleries. */
export interface GalleryPorts {
  readChangedPhotos(
    gallery: { galleryId: string; sort: PhotoSort },
    sinceVersion: number,
  ): Promise<ManagedColumns>;
  /** What faces are used for was changed, in this transaction and with the gallery locked. */
  followFaces(trx: Kysely<Tables>, change: FacesChange): Promise<void>;
}

interface SyncRequest {
  galleryId: string;
  /** Version the page has; nothing is listed without it. */
  since: number | undefined;
}

/**
 * Brings counts and hero up to date, and answers what changed since the page last asked: photos
 * show while the rest uploads.
 */
export async function syncGallery(
  deps: Dependencies & GalleryPorts,
  visit: Visit,
  { galleryId, since }: SyncRequest,
): Promise<GallerySync> {
  const gallery = await getOwnGallery(deps, visit, galleryId);
  const counts = await deps.db.transaction().execute(async (trx) => {
    if (!(await queries.markSynced(trx, galleryId, deps.clock.now()))) tooOften();
    const found = await queries.countPhotos(trx, galleryId);
    await queries.mendGallery(trx, galleryId, found);
    return found;
  });
  const sinceVersion = since ?? Number.MAX_SAFE_INTEGER;
  const { sort } = gallery;
  const changed = await deps.readChangedPhotos({ galleryId, sort }, sinceVersion);
  const hero = presentCover(await findCover(deps.db, galleryId));
  const { ready, processing, refused } = counts;
  return {
    version: changed.version,
    photoCount: ready + processing + refused,
    ready,
    processing,
    refused,
    heroPhotoId: hero?.photoId ?? null,
    heroUrl: hero === null ? null : renditionUrl(hero, displayRendition),
    changed,
    removed: await queries.listRemoved(deps.db, galleryId, sinceVersion),
  };
}

function tooOften(): never {
  const seconds = Math.ceil(limits.gallerySyncMinMs / 1000);
  return fail('syncTooOften', { headers: { 'retry-after': String(seconds) } });
}
