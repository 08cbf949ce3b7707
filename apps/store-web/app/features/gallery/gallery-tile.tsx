import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { CheckIcon } from '@albumen/ui/icons';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { useFavorites, type FavoritesStore } from '../favorites/favorites-store.ts';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { Photo } from '../photos/photo-list.ts';
import type { Selection } from '../photos/use-selection.ts';

export interface GalleryTileProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  selection: Selection;
  photo: Photo;
  label: string;
  onOpen: () => void;
}

/** What lies over a photo: the whole of it opens (or chooses), the heart favorites. */
export function GalleryTile(props: GalleryTileProps) {
  const { gallery, favorites, selection, photo, label, onOpen } = props;
  const { ids } = useFavorites(favorites);
  const isChosen = selection.ids.has(photo.id);
  if (selection.isOn) {
    return (
      <button
        type="button"
        className="photo-tile__cover"
        aria-label={`Choose ${label}`}
        aria-pressed={isChosen}
        onClick={() => selection.toggle(photo.id)}
      >
        <span className="photo-tile__check">{isChosen && <CheckIcon size={16} />}</span>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="photo-tile__cover"
        aria-label={`Open ${label}`}
        onClick={onOpen}
      />
      {gallery.can.favorite && (
        <FavoriteButton
          isFavorite={ids.has(photo.id)}
          of={label}
          isOnPhoto
          onToggle={() => void toggleFavorite(favorites, photo.id)}
        />
      )}
    </>
  );
}
