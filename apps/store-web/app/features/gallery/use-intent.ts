import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { galleryLink, intentOf, type GalleryIntent } from '../../gallery-link.ts';

interface Return {
  gallery: SharedGallery;
  favorites: FavoritesStore;
}

/** Back from signing in: what was wanted before happens now, once, and leaves the address. */
export function useIntent({ gallery, favorites }: Return): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const intent = intentOf(search);
  const photoId = search.get('photo') ?? undefined;
  useEffect(() => {
    if (intent === undefined) return;
    const { shareId } = gallery;
    void navigate(galleryLink({ shareId, photoId }), { replace: true, preventScrollReset: true });
    void fulfill(intent, { gallery, favorites, photoId });
  }, [intent, photoId, gallery, favorites, navigate]);
}

async function fulfill(
  intent: GalleryIntent,
  { gallery, favorites, photoId }: Return & { photoId: string | undefined },
): Promise<void> {
  const { shareId, can } = gallery;
  if (intent === 'favorite' && photoId !== undefined) {
    await favorites.load();
    if (!favorites.get().ids.has(photoId)) await toggleFavorite(favorites, photoId);
    return;
  }
  if (!can.download) return;
  const downloads = await import('../downloads/download-photos.ts');
  if (intent === 'download' && photoId !== undefined) {
    await downloads.downloadPhotos({ shareId, ids: [photoId] });
  }
  if (intent === 'download-gallery') await downloads.downloadArchive({ galleryId: shareId });
  if (intent === 'download-favorites') {
    await downloads.downloadArchive({ galleryId: shareId, isFavorites: true });
  }
}
