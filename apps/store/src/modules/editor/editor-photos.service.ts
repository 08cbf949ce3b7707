import type { EditorPhoto, EditorPhotos, PhotosSynced } from '@albumen/contract/endpoints/editor';
import type { Kysely } from 'kysely';
import type { StoredFace, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';
import { listFavoritesIn } from '../favorites/favorites.service.ts';
import { isStanding, shopByGallery } from '../galleries/gallery-access.service.ts';
import { renditionBase } from '../../rendition-urls.ts';
import { listInOrder } from '../photos/photo-columns.service.ts';
import { isToBePrinted } from './design-spaces.queries.ts';
import { getOwnSpace, type DesignSpaceRow } from './design-spaces.service.ts';
import { listGalleryPhotos, type EditorPhotoRow } from './editor-photos.queries.ts';
import { mayView } from './open-gallery.ts';
import { findOwnPhotos } from '../uploads/own-photos.service.ts';
import { printablePhotos } from './placed-photos.service.ts';
import { placedPhotos } from './placed-photos.ts';

/** What may be placed: the gallery's photos and one's own uploads. */
export async function listPhotosOf(
  deps: Dependencies,
  visit: Visit,
  galleryId: string | null,
): Promise<EditorPhotos> {
  if (galleryId === null) return readPhotos(deps, visit, { galleryId, shared: [] });
  await shopByGallery(deps, visit, galleryId);
  const shared = await photosInOrder(deps.db, galleryId);
  return readPhotos(deps, visit, { galleryId, shared });
}

/** An album tells a day as the gallery does, whatever the order in which its photos arrived. */
async function photosInOrder(db: Kysely<Tables>, galleryId: string): Promise<EditorPhotoRow[]> {
  return listGalleryPhotos(db, galleryId, await listInOrder(db, galleryId));
}

type ShownRow = Omit<EditorPhotoRow, 'renditionToken'> & {
  /** Null: the viewer may not see it any more. */
  renditionToken: string | null;
};

interface Shown {
  galleryId: string | null;
  /** Photos of the gallery that it comes from. */
  shared: readonly ShownRow[];
}

async function readPhotos(
  { db }: Dependencies,
  visit: Visit,
  { galleryId, shared }: Shown,
): Promise<EditorPhotos> {
  const ownId = visit.account && (await findOwnPhotos(db, visit.account.id));
  const isOwnGallery = galleryId !== null && galleryId === ownId;
  const own = ownId === undefined ? [] : await photosInOrder(db, ownId);
  const favorites = galleryId === null ? [] : await listFavoritesIn(db, visit, galleryId);
  const isFavorite = new Set(favorites);
  return {
    base: renditionBase,
    photos: [
      ...(isOwnGallery ? [] : shared).map((row) =>
        present(row, {
          isFavorite: isFavorite.has(row.id),
          isOwn: false,
          isMine: row.accountId === visit.account?.id,
        }),
      ),
      ...own
        .toReversed()
        .map((row) => present(row, { isFavorite: false, isOwn: true, isMine: true })),
    ],
  };
}

export async function listPhotosOfSpace(
  deps: Dependencies,
  visit: Visit,
  designSpaceId: string,
): Promise<EditorPhotos> {
  return photosOf(deps, visit, await getOwnSpace(deps.db, visit, designSpaceId));
}

async function photosOf(
  deps: Dependencies,
  visit: Visit,
  { id, galleryId, document }: Pick<DesignSpaceRow, 'id' | 'galleryId' | 'document'>,
): Promise<EditorPhotos> {
  if (galleryId === null) return readPhotos(deps, visit, { galleryId, shared: [] });
  const shared = (await mayView(deps, visit, galleryId))
    ? await photosInOrder(deps.db, galleryId)
    : await leftPhotos(deps, visit, { id, galleryId, document });
  return readPhotos(deps, visit, { galleryId, shared });
}

/**
 * A gallery that was closed since gives only what the design shows already, and its pictures only to who has it
 * in a cart or has ordered it; one that is gone gives nothing.
 */
async function leftPhotos(
  deps: Dependencies,
  visit: Visit,
  design: { id: string; galleryId: string; document: DesignSpaceRow['document'] },
): Promise<ShownRow[]> {
  const { galleryId } = design;
  if (!(await isStanding(deps, visit, galleryId))) return [];
  const placed = new Set(placedPhotos(design.document).map(({ photoId }) => photoId));
  const rows = (await photosInOrder(deps.db, galleryId)).filter(({ id }) => placed.has(id));
  const keepsPictures = await isToBePrinted(deps.db, design);
  return keepsPictures ? rows : rows.map((row) => ({ ...row, renditionToken: null }));
}

/** Answers which photos of an item are still there, before it is edited. */
export async function syncPhotos(
  deps: Dependencies,
  visit: Visit,
  designSpaceId: string,
): Promise<PhotosSynced> {
  const space = await getOwnSpace(deps.db, visit, designSpaceId);
  const ids = placedPhotos(space.document).map(({ photoId }) => photoId);
  const there = await printablePhotos(deps.db, ids);
  const missing = [...new Set(ids)].filter((id) => !there.has(id));
  const { version } = space;
  return { designSpaceId, version, missing, ...(await photosOf(deps, visit, space)) };
}

function present(
  row: ShownRow,
  flags: Pick<EditorPhoto, 'isFavorite' | 'isOwn' | 'isMine'>,
): EditorPhoto {
  return {
    photoId: row.id,
    fileName: row.fileName,
    sha256: row.sha256,
    width: row.width ?? 3,
    height: row.height ?? 2,
    token: row.renditionToken,
    hash: row.thumbhash,
    isReady: row.state === 'ready',
    focus: { x: row.focusX, y: row.focusY, isChosen: row.hasChosenFocus },
    faces: nearestFaces(row.faces ?? []),
    ...flags,
  };
}

/** A crowd's smallest faces are nobody's reason to order the photo. */
const mostFaces = 40;

function nearestFaces(faces: readonly StoredFace[]): number[][] {
  const bySize = faces.toSorted((one, other) => other.height - one.height).slice(0, mostFaces);
  return bySize.map(({ x, y, width, height }) =>
    [x, y, width, height].map((part) => Math.round(part * 1_000)),
  );
}
