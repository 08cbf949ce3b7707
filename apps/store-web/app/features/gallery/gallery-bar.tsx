import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { Button } from '@albumen/ui/button';
import { CheckIcon, DownloadIcon, HeartIcon, PlayIcon, ShareIcon } from '@albumen/ui/icons';
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
        {can.favorite && (
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
      <div className="gallery-bar__actions">
        <Button
          kind="quiet"
          isDense
          icon={<PlayIcon />}
          onClick={() => void startSlideshow(photos)}
        >
          Slideshow
        </Button>
        <Button kind="quiet" isDense icon={<CheckIcon />} onClick={selection.begin}>
          Select
        </Button>
        <Button
          kind="quiet"
          isDense
          icon={<ShareIcon />}
          onClick={() => void shareLink({ title, path: galleryLink({ shareId }) })}
        >
          Share
        </Button>
        {can.download && (
          <Button
            kind="quiet"
            isDense
            icon={<DownloadIcon />}
            onClick={() => void openOverlay('downloadGallery', { gallery, favorites: [...ids] })}
          >
            Download
          </Button>
        )}
      </div>
    </nav>
  );
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
