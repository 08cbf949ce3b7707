import { loadPart } from '../../shell/errors/missing-part.ts';
import { askAboutCookies } from '../../shell/overlays/cookie-choice.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** What is refused has been taken back, and is said. */
export async function toggleFavorite(store: FavoritesStore, photoId: string): Promise<void> {
  if (!store.get().ids.has(photoId)) {
    await favoriteAll(store, [photoId]);
    return;
  }
  const outcome = await store.toggle(photoId);
  if (outcome.is === 'done') return;
  const { sayRefused } = await loadRefused();
  await sayRefused([outcome], [photoId], () => void toggleFavorite(store, photoId));
}

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
  const { sayRefused } = await loadRefused();
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

const loadRefused = () => loadPart(() => import('./refused-favorites.ts'));
