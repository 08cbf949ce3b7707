import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { joinGuest } from '@albumen/contract/endpoints/guests';
import { favorite } from '../favorites/toggle-favorite.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { downloadPhoto } from '../downloads/download-photo.ts';
import { downloadGallery } from '../downloads/download-photos.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import type { GalleryIntent } from '../../gallery-link.ts';

export interface Wanted {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  photoId: string | undefined;
}

export async function fulfill(
  intent: GalleryIntent,
  { gallery, favorites, photoId }: Wanted,
): Promise<void> {
  const { shareId, can } = gallery;
  if (intent === 'favorite' && photoId !== undefined) {
    return favorite(favorites, photoId);
  }
  if (!can.download) return undefined;
  if (intent === 'download-gallery') return downloadGallery({ shareId });
  if (intent === 'download-favorites') return downloadGallery({ shareId, part: 'favorites' });
  return photoId === undefined ? undefined : downloadPhoto({ shareId, photoId });
}

/** Opens what a mailed link keeps, on this device, too. */
export async function openKept(
  token: string,
  { gallery: { shareId }, favorites }: Omit<Wanted, 'photoId'>,
): Promise<void> {
  const reply = await call(joinGuest, { params: { shareId }, body: { token } });
  if (!reply.ok) {
    await openOverlay('error', { title: 'The link did not open', message: reply.problem.title });
    return;
  }
  await favorites.load();
  showToast(`These are the favorites of ${reply.value.email}.`);
}
