import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { joinGuest } from '@albumen/contract/endpoints/guests';
import { favoriteLater } from '../favorites/favorite-all.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { downloadPhoto } from '../downloads/download-photo.ts';
import { downloadGallery } from '../downloads/download-photos.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { galleryPlace, type GalleryIntent } from '../../gallery-link.ts';

export interface Visited {
  gallery: SharedGallery;
  favorites: FavoritesStore;
}

interface Wanted extends Visited {
  photoId: string | undefined;
}

const intents: readonly GalleryIntent[] = [
  'favorite',
  'download',
  'download-gallery',
  'download-favorites',
];

/** Does what the address asks for, and removes that from it by `go`. */
export async function fulfillAddress(visited: Visited, go: (to: string) => void): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  const intent = intents.find((known) => known === search.get('do'));
  const token = search.get('guest');
  const photoId = search.get('photo') ?? undefined;
  go(galleryPlace({ photoId, hash: token === null ? undefined : '#favorites' }));
  if (intent !== undefined) await fulfill(intent, { ...visited, photoId });
  else if (token !== null) await openKept(token, visited);
}

async function fulfill(
  intent: GalleryIntent,
  { gallery, favorites, photoId }: Wanted,
): Promise<unknown> {
  const { shareId, can } = gallery;
  if (intent === 'favorite' && photoId !== undefined) {
    return favoriteLater(favorites, [photoId]);
  }
  if (!can.download) return undefined;
  if (intent === 'download-gallery') return downloadGallery({ shareId });
  if (intent === 'download-favorites') return downloadGallery({ shareId, part: 'favorites' });
  return photoId === undefined ? undefined : downloadPhoto({ shareId, photoId });
}

/** Opens what a mailed link keeps, on this device, too. */
async function openKept(
  token: string,
  { gallery: { shareId }, favorites }: Visited,
): Promise<void> {
  const reply = await call(joinGuest, { params: { shareId }, body: { token } });
  if (!reply.ok) {
    await openOverlay('error', { title: 'The link did not open', message: reply.problem.title });
    return;
  }
  await favorites.load();
  showToast(`These are the favorites of ${reply.value.email}.`);
}
