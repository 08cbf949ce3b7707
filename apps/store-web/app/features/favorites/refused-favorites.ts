import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoriteOutcome } from './favorites-store.ts';

/** The limit leads to the login prompt, a failure is said; `goOn` is what either of them leads to. */
export async function sayRefused(
  outcomes: readonly FavoriteOutcome[],
  photoIds: readonly string[],
  goOn: () => void,
): Promise<void> {
  const [photoId = ''] = photoIds;
  const limit = outcomes.find((outcome) => outcome.is === 'limit');
  if (limit !== undefined) {
    const { maxFavorites } = limit;
    return openOverlay('favoriteLogin', { photoId, maxFavorites, onKnown: goOn });
  }
  const failure = outcomes.find((outcome) => outcome.is === 'failed');
  return openOverlay('error', {
    title: photoIds.length === 1 ? 'The favorite was not saved' : 'Not all favorites were saved',
    message: failure?.message,
    onRetry: goOn,
  });
}
