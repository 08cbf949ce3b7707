import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { Button } from '@albumen/ui/button';
import { CheckIcon, DownloadIcon, HeartIcon, PlayIcon, ShareIcon } from '@albumen/ui/icons';
import type { ReactNode } from 'react';
import type { HashTab } from '../../shell/use-hash-tab.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useFavorites, type FavoritesStore } from '../favorites/favorites-store.ts';
import { galleryLink } from '../../gallery-link.ts';
import type { GalleryTab } from './gallery-page.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { shareLink } from '../../shell/share-link.ts';
import { startSlideshow } from './start-slideshow.ts';
import type { Selection } from '../photos/use-selection.ts';

export interface GalleryBarProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  selection: Selection;
  photos: PublicColumns | undefined;
  tab: HashTab<GalleryTab>;
}

/** One slim bar that sticks; on a phone it lies at the bottom, under both thumbs. */
export function GalleryBar(props: GalleryBarProps) {
  if (props.selection.isOn) return <SelectionBar {...props} />;
  return <ActionBar {...props} />;
}

function ActionBar({ gallery, favorites, selection, photos, tab }: GalleryBarProps) {
  const { ids } = useFavorites(favorites);
  const { shareId, title, can } = gallery;
  const hasPhotos = gallery.photoCount > 0;
  return (
    <nav className="gallery-bar" aria-label="Gallery">
      <div className="gallery-bar__tabs">
        <a
          className="gallery-bar__tab"
          href="#photos"
          aria-current={tab.active === 'photos' ? 'page' : undefined}
        >
          Photos <span className="gallery-bar__count">{inWords(gallery.photoCount)}</span>
        </a>
        {can.favorite && hasPhotos && (
          <a
            className="gallery-bar__tab"
            href="#favorites"
            aria-current={tab.active === 'favorites' ? 'page' : undefined}
            aria-label={`Favorites, ${ids.size}`}
          >
            <HeartIcon size={16} /> <span className="gallery-bar__word">Favorites</span>{' '}
            <span className="gallery-bar__count">{inWords(ids.size)}</span>
          </a>
        )}
      </div>
      <p className="gallery-bar__title title-sm" aria-hidden="true">
        {title}
      </p>
      <div className="gallery-bar__actions">
        {hasPhotos && (
          <>
            <Action icon={<PlayIcon />} onPress={() => void startSlideshow(photos)}>
              Slideshow
            </Action>
            <Action icon={<CheckIcon />} onPress={selection.begin}>
              Select
            </Action>
          </>
        )}
        <Action
          icon={<ShareIcon />}
          onPress={() => void shareLink({ title, path: galleryLink({ shareId }) })}
        >
          Share
        </Action>
        {can.download && hasPhotos && (
          <Action
            icon={<DownloadIcon />}
            onPress={() => void openOverlay('downloadGallery', { gallery, favorites: [...ids] })}
          >
            Download
          </Action>
        )}
      </div>
    </nav>
  );
}

interface ActionProps {
  icon: ReactNode;
  onPress: () => void;
  children: string;
}

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <Button kind="quiet" isDense icon={icon} title={children} onClick={onPress}>
      {children}
    </Button>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
