import { isDayOver } from './calendar-day.ts';

/** What access to a gallery depends on. */
export interface SharedGallery {
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  /** Null: never shared, or revoked. */
  readonly shareId: string | null;
  readonly hasPin: boolean;
  /** Last day of the link, `2026-12-31`; null for no end. */
  readonly expiresOn: string | null;
  readonly allowsDownloads: boolean;
  readonly allowsFavorites: boolean;
  readonly allowsShop: boolean;
}

/** Who asks. */
export interface GalleryViewer {
  readonly isOwner: boolean;
  /** Has an account; for downloads, an email left in the gallery counts as one. */
  readonly isRegistered: boolean;
  /** Knows the link that is good today. */
  readonly hasLink: boolean;
  readonly hasEnteredPin: boolean;
}

/** Why a gallery stays closed; codes of the catalog. */
export type AccessProblem = 'notFound' | 'galleryExpired' | 'pinRequired';

/**
 * May this viewer see this gallery now? The one decision behind page, partials, favorites and
 * downloads. Undefined means yes. Without the link nothing is said, not even that it exists.
 */
export function accessProblem(
  gallery: SharedGallery,
  viewer: GalleryViewer,
  nowMs: number,
): AccessProblem | undefined {
  if (gallery.isDeleted) return 'notFound';
  if (viewer.isOwner) return undefined;
  if (!gallery.isActive || gallery.shareId === null || !viewer.hasLink) return 'notFound';
  if (isExpired(gallery, nowMs)) return 'galleryExpired';
  return gallery.hasPin && !viewer.hasEnteredPin ? 'pinRequired' : undefined;
}

/** The last day of the link is over. */
export function isExpired(gallery: Pick<SharedGallery, 'expiresOn'>, nowMs: number): boolean {
  return gallery.expiresOn !== null && isDayOver(gallery.expiresOn, nowMs);
}

/** Why a viewer with access may not download; undefined means that she may. */
export function downloadProblem(
  gallery: SharedGallery,
  viewer: GalleryViewer,
): 'downloadsOff' | 'registrationRequired' | undefined {
  if (viewer.isOwner) return undefined;
  if (!gallery.allowsDownloads) return 'downloadsOff';
  return viewer.isRegistered ? undefined : 'registrationRequired';
}

/** Why a viewer with access may not favorite; undefined means that she may. */
export function favoriteProblem(
  gallery: SharedGallery,
  viewer: GalleryViewer,
): 'favoritesOff' | undefined {
  return viewer.isOwner || gallery.allowsFavorites ? undefined : 'favoritesOff';
}

/** Why a viewer with access is sold nothing of it; undefined means that she may buy. */
export function shopProblem(gallery: SharedGallery, viewer: GalleryViewer): 'shopOff' | undefined {
  return viewer.isOwner || gallery.allowsShop ? undefined : 'shopOff';
}
