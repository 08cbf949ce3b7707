import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { downloadArchive, downloadPhotos } from '../downloads/download-photos.ts';
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
    await favorites.load();
    if (!favorites.get().ids.has(photoId)) await toggleFavorite(favorites, photoId);
    return;
  }
  if (!can.download) return;
  if (intent === 'download' && photoId !== undefined) {
    await downloadPhotos({ shareId, ids: [photoId] });
  }
  if (intent === 'download-gallery') await downloadArchive({ galleryId: shareId });
  if (intent === 'download-favorites') {
    await downloadArchive({ galleryId: shareId, isFavorites: true });
  }
}
