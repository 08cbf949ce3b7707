import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** The limit leads to the login prompt, a failure is said; both have been taken back already. */
export async function toggleFavorite(store: FavoritesStore, photoId: string): Promise<void> {
  const outcome = await store.toggle(photoId);
  if (outcome.is === 'limit') {
    await openOverlay('favoriteLogin', { photoId, maxFavorites: outcome.maxFavorites });
  }
  if (outcome.is === 'failed') {
    await openOverlay('error', {
      title: 'The favorite was not saved',
      message: outcome.message,
      onRetry: () => void toggleFavorite(store, photoId),
    });
  }
}
