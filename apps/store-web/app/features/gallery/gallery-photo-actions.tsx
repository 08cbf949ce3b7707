import { pathOf } from '@albumen/contract/endpoint';
import { shopGallery, type SharedGallery } from '@albumen/contract/endpoints/shared-galleries';
import { buttonClass } from '@albumen/ui/buttons/button';
import { IconButton } from '@albumen/ui/buttons/icon-button';
import { BagIcon, DownloadIcon, ShareIcon } from '@albumen/ui/icons';
import { downloadPhoto } from '../downloads/download-photo.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { useFavorites, type FavoritesStore } from '../favorites/favorites-store.ts';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { Photo } from '../photos/photo-list.ts';
import { galleryLink } from '../../gallery-link.ts';
import { shareLink } from '../../shell/navigation/share-link.ts';

export interface GalleryPhotoActionsProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  photo: Photo;
}

export function GalleryPhotoActions({ gallery, favorites, photo }: GalleryPhotoActionsProps) {
  const { ids } = useFavorites(favorites);
  const { galleryId, shareId, title, can } = gallery;
  return (
    <>
      {can.shop && (
        <a
          className={buttonClass({ kind: 'quiet', isDense: true })}
          href={pathOf(shopGallery.path, { galleryId, target: photo.id })}
        >
          <BagIcon /> Buy this
        </a>
      )}
      {can.favorite && (
        <FavoriteButton
          isFavorite={ids.has(photo.id)}
          of="this photo"
          onToggle={() => void toggleFavorite(favorites, photo.id)}
        />
      )}
      {can.download && (
        <IconButton
          label="Download this photo"
          icon={<DownloadIcon />}
          onClick={() => void downloadPhoto({ shareId, photoId: photo.id })}
        />
      )}
      <IconButton
        label="Share this photo"
        icon={<ShareIcon />}
        onClick={() => void shareLink({ title, path: galleryLink({ shareId, photoId: photo.id }) })}
      />
    </>
  );
}
