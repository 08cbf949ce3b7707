import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import type { Opening } from './opening.ts';

/** The photos that the address names, then the favorites if it asks for them; each once. */
export function photosToBeginWith(
  { photoIds, isFromFavorites }: Opening,
  photos: readonly EditorPhoto[],
): EditorPhoto[] {
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]));
  const chosen = photoIds.flatMap((id) => byId.get(id) ?? []);
  const favorites = isFromFavorites ? photos.filter(({ isFavorite }) => isFavorite) : [];
  return [...new Set([...chosen, ...favorites])];
}
