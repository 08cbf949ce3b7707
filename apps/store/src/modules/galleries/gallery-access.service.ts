import {
  accessProblem,
  shopProblem,
  type GalleryViewer,
  type SharedGallery,
} from '@albumen/domain/galleries/sharing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import * as queries from './gallery-access.queries.ts';
import type { GalleryRow } from './gallery-access.queries.ts';
import { hasEnteredPin, holdsLink, openedLinks } from './gallery-keys.ts';

export type { GalleryRow };

type AccessDependencies = Pick<Dependencies, 'db' | 'clock' | 'secrets'>;

/** A gallery that may be seen, with whom sees it and what the domain's decisions look at. */
export interface ViewedGallery {
  gallery: GalleryRow;
  sharing: SharedGallery;
  viewer: GalleryViewer;
}

/** Somebody else's gallery is answered like one that does not exist; so is one in the bin. */
export async function getOwnGallery(
  deps: Pick<Dependencies, 'db'>,
  visit: Visit,
  galleryId: string,
): Promise<GalleryRow> {
  const gallery = await getOwnGalleryOrBinned(deps, visit, galleryId);
  return gallery.deletedAt === null ? gallery : fail('notFound');
}

export async function getOwnGalleryOrBinned(
  deps: Pick<Dependencies, 'db'>,
  visit: Visit,
  galleryId: string,
): Promise<GalleryRow> {
  const { id, labBrand } = accountOf(visit);
  const gallery = await queries.findGallery(deps.db, labBrand, galleryId);
  return gallery?.accountId === id ? gallery : fail('notFound');
}

/** Opens a gallery by the link itself. Refuses with `notFound`, `galleryExpired` or `pinRequired`. */
export async function viewByLink(
  deps: AccessDependencies,
  visit: Visit,
  shareId: string,
): Promise<ViewedGallery> {
  const gallery = await queries.findGalleryByLink(deps.db, visit.labBrand, shareId);
  return view(deps, visit, { gallery, hasLink: true });
}

/** Opens a gallery by one of its photos: the browser must hold the link of today. */
export async function viewByPhoto(
  deps: AccessDependencies,
  visit: Visit,
  photoId: string,
): Promise<ViewedGallery> {
  const gallery = await queries.findGalleryOfPhoto(deps.db, visit.labBrand, photoId);
  return view(deps, visit, { gallery });
}

/** Opens a gallery by its own id, as by a photo. */
export async function viewByGallery(
  deps: AccessDependencies,
  visit: Visit,
  galleryId: string,
): Promise<ViewedGallery> {
  const gallery = await queries.findGallery(deps.db, visit.labBrand, galleryId);
  return view(deps, visit, { gallery });
}

/** Opens a gallery to buy of it. Refuses with `shopOff`, too. */
export async function shopByGallery(
  deps: AccessDependencies,
  visit: Visit,
  galleryId: string,
): Promise<ViewedGallery> {
  const viewed = await viewByGallery(deps, visit, galleryId);
  const refused = shopProblem(viewed.sharing, viewed.viewer);
  return refused === undefined ? viewed : fail(refused);
}

/** Opens a gallery for whoever holds something that came of it, such as an order: link and PIN were known. */
export async function viewByKnownGallery(
  deps: AccessDependencies,
  visit: Visit,
  galleryId: string,
): Promise<ViewedGallery> {
  const gallery = await queries.findGallery(deps.db, visit.labBrand, galleryId);
  return view(deps, visit, { gallery, hasLink: true, hasPin: true });
}

/** Whether it is there at all, shared or not: not in the bin, and its account neither closed nor suspended. */
export async function isStanding(
  { db }: Pick<Dependencies, 'db'>,
  { labBrand }: Visit,
  galleryId: string,
): Promise<boolean> {
  const gallery = await queries.findGallery(db, labBrand, galleryId);
  return gallery?.deletedAt === null;
}

/** Of these galleries, the links of today that this browser holds. */
export async function heldLinks(
  db: Kysely<Tables>,
  visit: Visit,
  galleryIds: readonly string[],
): Promise<Map<string, string>> {
  const shareIds = openedLinks(visit);
  if (galleryIds.length === 0 || shareIds.length === 0) return new Map();
  const rows = await queries.listByLinks(db, { galleryIds, shareIds });
  return new Map(rows.flatMap(({ id, shareId }) => (shareId === null ? [] : [[id, shareId]])));
}

/** A gallery whose PIN may be tried: everything but the PIN is in order. */
export async function findLockedGallery(
  deps: AccessDependencies,
  visit: Visit,
  shareId: string,
): Promise<GalleryRow> {
  const gallery = await queries.findGalleryByLink(deps.db, visit.labBrand, shareId);
  return view(deps, visit, { gallery, hasLink: true, hasPin: true }).gallery;
}

interface Asked {
  gallery: GalleryRow | undefined;
  /** Known by other means than the browser's keys. */
  hasLink?: boolean;
  hasPin?: boolean;
}

function view(
  { clock, secrets }: AccessDependencies,
  visit: Visit,
  { gallery, hasLink, hasPin }: Asked,
): ViewedGallery {
  if (gallery === undefined) fail('notFound');
  const sharing = sharingOf(gallery);
  const viewer: GalleryViewer = {
    isOwner: visit.account?.id === gallery.accountId,
    isRegistered: visit.account !== undefined,
    hasLink: hasLink ?? holdsLink(visit, gallery),
    hasEnteredPin: hasPin ?? hasEnteredPin(visit, gallery, secrets.appSecret),
  };
  const problem = accessProblem(sharing, viewer, clock.now().getTime());
  return problem === undefined ? { gallery, sharing, viewer } : fail(problem);
}

function sharingOf(gallery: GalleryRow): SharedGallery {
  return {
    isActive: gallery.state === 'active',
    isDeleted: gallery.deletedAt !== null,
    shareId: gallery.shareId,
    hasPin: gallery.pinHash !== null,
    expiresOn: gallery.expiresOn,
    allowsDownloads: gallery.allowsDownloads,
    allowsFavorites: gallery.allowsFavorites,
    allowsShop: gallery.allowsShop,
  };
}
