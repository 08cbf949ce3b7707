import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { CheckIcon } from '@albumen/ui/icons';
import type { MouseEvent } from 'react';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { useFavorites, type FavoritesStore } from '../favorites/favorites-store.ts';
import { toggleFavorite } from '../favorites/toggle-favorite.ts';
import type { Photo } from '../photos/photo-list.ts';
import { moveFocusByArrow } from '../photos/tile-keys.ts';
import type { Choosing } from '../photos/use-choosing.ts';
import { useLongPress } from '../photos/use-long-press.ts';
import type { Selection } from '../photos/use-selection.ts';

export interface GalleryTileProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  selection: Selection;
  choosing: Choosing;
  photo: Photo;
  index: number;
  onOpen: () => void;
  /** The pointer is near: what opening needs may be fetched. */
  onNear: () => void;
}

/** What lies over a photo: the whole of it opens (or chooses), the heart favorites. */
export function GalleryTile(props: GalleryTileProps) {
  const { gallery, favorites, selection, choosing, photo, index, onOpen, onNear } = props;
  const { ids } = useFavorites(favorites);
  const { isHandled, ...longPress } = useLongPress(() => {
    selection.begin();
    choosing.choose(index, noKeys);
  });
  const isChosen = selection.ids.has(photo.id);
  const label = `photo ${index + 1}`;
  const press = (event: MouseEvent) => {
    if (isHandled()) return;
    if (!choosing.isMeant(event)) return onOpen();
    selection.begin();
    choosing.choose(index, event);
  };
  return (
    <>
      <button
        type="button"
        className="photo-tile__cover"
        aria-label={selection.isOn ? `Choose ${label}` : `Open ${label}`}
        aria-pressed={selection.isOn ? isChosen : undefined}
        onClick={press}
        onKeyDown={moveFocusByArrow}
        onPointerEnter={onNear}
        {...longPress}
      >
        {selection.isOn && (
          <span className="photo-tile__check">{isChosen && <CheckIcon size={16} />}</span>
        )}
      </button>
      {gallery.can.favorite && !selection.isOn && (
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

const noKeys = { shiftKey: false, ctrlKey: false, metaKey: false };
