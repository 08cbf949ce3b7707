import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** One after the other; what stops it is said once, and the rest goes on from there. */
export async function favoriteAll(
  store: FavoritesStore,
  photoIds: readonly string[],
): Promise<void> {
  for (const [index, photoId] of photoIds.entries()) {
    if (store.get().ids.has(photoId)) continue;
    const outcome = await store.toggle(photoId);
    if (outcome.is === 'done') continue;
    const goOn = () => void store.load().then(() => favoriteAll(store, photoIds.slice(index)));
    return outcome.is === 'limit'
      ? openOverlay('favoriteLogin', { photoId, ...outcome, onKnown: goOn })
      : openOverlay('error', {
          title: 'Not all favorites were saved',
          message: outcome.message,
          onRetry: goOn,
        });
  }
}
