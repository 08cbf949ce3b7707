import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { PhotoPreviewProps } from '../preview/photo-preview-overlay.tsx';
import { downloadPhoto } from '../downloads/download-photo.ts';
import { GalleryPhotoActions } from './gallery-photo-actions.tsx';
import { GalleryPhotoInfo } from './gallery-photo-info.tsx';

interface Preview {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  photos: PublicColumns;
  photoId: string;
  move: (photoId: string) => void;
  close: () => void;
}

/** What the preview of a shared gallery shows and does; loaded with it, not with the page. */
export function galleryPreview(preview: Preview): PhotoPreviewProps {
  const { gallery, favorites, photos, photoId, move, close } = preview;
  const { can, shareId } = gallery;
  return {
    photos,
    photoId,
    onChange: move,
    onClose: close,
    renderActions: (photo) => (
      <GalleryPhotoActions gallery={gallery} favorites={favorites} photo={photo} />
    ),
    renderInfo: (photo) => <GalleryPhotoInfo gallery={gallery} photos={photos} photo={photo} />,
    keys: {
      ...(can.favorite && { f: (photo) => void toggleFavorite(favorites, photo.id) }),
      ...(can.download && { d: (photo) => void downloadPhoto({ shareId, photoId: photo.id }) }),
    },
  };
}
