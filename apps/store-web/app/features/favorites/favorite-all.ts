import { askAboutCookies } from '../../shell/overlays/cookie-choice.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { FavoriteOutcome, FavoritesStore } from './favorites-store.ts';

/** Adds those that are missing, and answers whether all are kept; what is refused is said once for all of them. */
export async function favoriteAll(
  store: FavoritesStore,
  photoIds: readonly string[],
): Promise<boolean> {
  const { ids, max } = store.get();
  const missing = photoIds.filter((id) => !ids.has(id));
  // The first refusal tells enough: what the limit is known to refuse as well is not asked for.
  const sent = missing.slice(0, max === null ? Infinity : Math.max(max - ids.size, 0) + 1);
  if (sent.length === 0) return true;
  // All at once: they go one after the other by themselves, without a network later.
  const answers = Promise.all(sent.map((id) => store.toggle(id)));
  void askAboutCookies();
  const outcomes = await answers;
  const refused = sent.filter((_, index) => outcomes[index]?.is !== 'done');
  const left = [...refused, ...missing.slice(sent.length)];
  if (refused.length === 0) return favoriteAll(store, left);
  await sayRefused(outcomes, left, () => void favoriteLater(store, left));
  return false;
}

/** Adds what came to nothing before: once there is no limit, or when it is tried again. */
export async function favoriteLater(
  store: FavoritesStore,
  photoIds: readonly string[],
): Promise<void> {
  await store.load();
  await favoriteAll(store, photoIds);
}

/** The limit leads to the login prompt, a failure is said; `again` is what either of them leads to. */
export async function sayRefused(
  outcomes: readonly FavoriteOutcome[],
  photoIds: readonly string[],
  again: () => void,
): Promise<void> {
  const [photoId = ''] = photoIds;
  const limit = outcomes.find((outcome) => outcome.is === 'limit');
  if (limit !== undefined) {
    const { maxFavorites } = limit;
    return openOverlay('favoriteLogin', { photoId, maxFavorites, onKnown: again });
  }
  const failure = outcomes.find((outcome) => outcome.is === 'failed');
  return openOverlay('error', {
    title: photoIds.length === 1 ? 'The favorite was not saved' : 'Not all favorites were saved',
    message: failure?.message,
    onRetry: again,
  });
}
