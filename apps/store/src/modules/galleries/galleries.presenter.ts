import type { Gallery, GalleryCard, SharedGallery } from '@albumen/contract/endpoints/galleries';
import { brandColors } from '@albumen/domain/galleries/brand-colors';
import { endOfDay, epochOf } from '@albumen/domain/galleries/calendar-day';
import {
  downloadProblem,
  favoriteProblem,
  isExpired,
  shopProblem,
} from '@albumen/domain/galleries/sharing';
import { ratioOf } from '@albumen/domain/photos/photo-ratio';
import { renditionBase } from '../../rendition-urls.ts';
import type { BrandRow } from '../brands/brands.service.ts';
import { ownerPolicy, type Owner } from './galleries.policy.ts';
import type { GalleryRow, ViewedGallery } from './gallery-access.service.ts';
import type { CoverRow, ShownGallery } from './gallery-covers.queries.ts';
import type { GalleryCardRow } from './gallery-list.queries.ts';

export function linkOf(origin: string, shareId: string): string {
  return `${origin}/s/${shareId}/gallery`;
}

function dateOf(day: string | null): number | null {
  return day === null ? null : epochOf(day);
}

export function presentCover(cover: CoverRow | null | undefined): Gallery['hero'] {
  if (!cover) return null;
  const { id, token, hash, focusX, focusY } = cover;
  const focus = { x: focusX, y: focusY };
  return { photoId: id, base: renditionBase, token, ratio: ratioOf(cover), hash, focus };
}

interface Owned {
  gallery: GalleryRow;
  owner: Owner;
  origin: string;
  now: Date;
  cover: CoverRow | undefined;
  cameras: { name: string; photoCount: number }[];
  favoriteCount: number;
  findMe: Gallery['findMe'];
  /** The account's, the default first. */
  brands: readonly BrandRow[];
}

export function presentOwned({ gallery, ...owned }: Owned): Gallery {
  const { id, datedOn, shareId, createdAt, deletedAt, pinHash, cameraShifts, ...rest } = gallery;
  const worn = owned.brands.find((brand) => brand.id === gallery.brandId) ?? owned.brands[0];
  return {
    ...rest,
    galleryId: id,
    brandId: worn?.id ?? '',
    businessName: gallery.businessName || (worn?.businessName ?? ''),
    brands: owned.brands.map((brand) => ({ brandId: brand.id, businessName: brand.businessName })),
    date: dateOf(datedOn),
    favoriteCount: owned.favoriteCount,
    hero: presentCover(owned.cover),
    link: shareId === null ? null : linkOf(owned.origin, shareId),
    downloadMaxPixels: downloadLimit(gallery),
    findMe: owned.findMe,
    hasPin: pinHash !== null,
    isExpired: isExpired(gallery, owned.now.getTime()),
    cameras: owned.cameras.map((camera) => ({
      ...camera,
      shiftMs: cameraShifts[camera.name] ?? 0,
    })),
    createdAt: createdAt.getTime(),
    deletedAt: deletedAt?.getTime() ?? null,
    can: ownerPolicy(gallery, owned.owner),
  };
}

/** The database's check allows these and no others. */
function downloadLimit({ downloadMaxPixels }: GalleryRow): Gallery['downloadMaxPixels'] {
  return downloadMaxPixels === 1440 || downloadMaxPixels === 2560 ? downloadMaxPixels : null;
}

interface Shared extends ViewedGallery, ShownGallery {
  shareId: string;
  logo: SharedGallery['logo'];
  maxFavorites: number;
  findMe: Gallery['findMe'];
}

export function presentShared(shared: Shared): SharedGallery {
  const { gallery, sharing, viewer } = shared;
  return {
    galleryId: gallery.id,
    shareId: shared.shareId,
    title: gallery.title,
    occasion: gallery.occasion,
    date: dateOf(gallery.datedOn),
    businessName: gallery.businessName || (shared.brand?.businessName ?? ''),
    logo: shared.logo,
    colors: brandColors(shared.brand ?? { accentColor: null, coverColor: null }),
    version: gallery.version,
    photoCount: gallery.photoCount - shared.unreadyCount,
    sharedUntil: endOfSharing(shared),
    hero: presentCover(shared.cover),
    coverStyle: gallery.coverStyle,
    can: {
      download: downloadProblem(sharing, viewer) !== 'downloadsOff',
      favorite: favoriteProblem(sharing, viewer) === undefined,
      shop: shopProblem(sharing, viewer) === undefined,
      manage: viewer.isOwner,
    },
    downloadMaxPixels: downloadLimit(gallery),
    maxFavorites: viewer.isRegistered ? null : shared.maxFavorites,
    ...(shared.findMe?.isOn === true && { findMe: shared.findMe }),
    showsPeople: shared.findMe?.showsPeople ?? false,
  };
}

function endOfSharing({ sharing, viewer }: Shared): number | null {
  return viewer.isOwner || sharing.expiresOn === null ? null : endOfDay(sharing.expiresOn);
}

export function presentCard(row: GalleryCardRow, nowMs: number): GalleryCard {
  const { id, datedOn, shareId, createdAt, deletedAt, coverId, ...rest } = row;
  const cover = {
    id: coverId ?? '',
    token: rest.coverToken ?? '',
    hash: rest.coverHash,
    width: rest.coverWidth,
    height: rest.coverHeight,
    focusX: rest.coverFocusX ?? 50,
    focusY: rest.coverFocusY ?? 50,
  };
  return {
    galleryId: id,
    state: rest.state,
    title: rest.title,
    occasion: rest.occasion,
    date: dateOf(datedOn),
    photoCount: rest.photoCount,
    favoriteCount: rest.favoriteCount,
    cover: presentCover(coverId === null ? undefined : cover),
    isShared: shareId !== null,
    hasEnded: shareId !== null && isExpired(rest, nowMs),
    createdAt: createdAt.getTime(),
    deletedAt: deletedAt?.getTime() ?? null,
  };
}
