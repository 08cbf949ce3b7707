import { askAboutCookies } from '../../shell/overlays/cookie-choice.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoriteOutcome, FavoritesStore } from './favorites-store.ts';

/** The limit leads to the login prompt, a failure is said; both have been taken back already. */
export async function toggleFavorite(
  store: FavoritesStore,
  photoId: string,
): Promise<FavoriteOutcome> {
  const isAdding = !store.get().ids.has(photoId);
  const toggled = store.toggle(photoId);
  if (isAdding) void askAboutCookies();
  const outcome = await toggled;
  if (outcome.is === 'limit') {
    const { maxFavorites } = outcome;
    const onKnown = () => void favorite(store, photoId);
    await openOverlay('favoriteLogin', { photoId, maxFavorites, onKnown });
  }
  if (outcome.is === 'failed') {
    await openOverlay('error', {
      title: 'The favorite was not saved',
      message: outcome.message,
      onRetry: () => void toggleFavorite(store, photoId),
    });
  }
  return outcome;
}

/** Adds what the limit refused, once there is none. */
export async function favorite(store: FavoritesStore, photoId: string): Promise<void> {
  await store.load();
  if (!store.get().ids.has(photoId)) await toggleFavorite(store, photoId);
}
