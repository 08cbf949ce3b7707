import { loadPart } from '../../shell/errors/missing-part.ts';
import { askAboutCookies } from '../../shell/overlays/cookie-choice.ts';
import type { FavoritesStore } from './favorites-store.ts';

/** What is refused has been taken back, and is said. */
export async function toggleFavorite(store: FavoritesStore, photoId: string): Promise<void> {
  const isAdding = !store.get().ids.has(photoId);
  const toggled = store.toggle(photoId);
  if (isAdding) void askAboutCookies();
  const outcome = await toggled;
  if (outcome.is === 'done') return;
  const { favoriteLater, sayRefused } = await loadPart(() => import('./favorite-all.ts'));
  const again = () =>
    void (isAdding ? favoriteLater(store, [photoId]) : toggleFavorite(store, photoId));
  await sayRefused([outcome], [photoId], again);
}
