import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { Button } from '@albumen/ui/buttons/button';
import {
  CheckIcon,
  DownloadIcon,
  FaceIcon,
  GridIcon,
  HeartIcon,
  PlayIcon,
  ShareIcon,
} from '@albumen/ui/icons';
import { type ReactNode, Suspense, lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from '../../shell/navigation/link.tsx';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { type FavoritesStore, useFavorites } from '../favorites/favorites-store.ts';
import { galleryLink } from '../../gallery-link.ts';
import type { GalleryTab } from './gallery-page.tsx';
import { shareLink } from '../../shell/navigation/share-link.ts';
import { ShopLink } from './shop-link.tsx';
import type { Selection } from '../photos/use-selection.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';

export interface GalleryBarProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  selection: Selection;
  /** What the tab shows; undefined until it is known. */
  photos: PublicColumns | undefined;
  tab: GalleryTab;
  /** How many photos of the guest were found; undefined until she has looked for herself. */
  found: number | undefined;
  /** The page is about to show another tab. */
  onLeaveTab: () => void;
}

/** One slim bar that sticks; on a phone it lies at the bottom, under both thumbs. */
export function GalleryBar(props: GalleryBarProps) {
  const { isOn } = props.selection;
  const bar = useBarFocus(isOn);
  return (
    <nav
      ref={bar}
      className={isOn ? 'gallery-bar gallery-bar--selection' : 'gallery-bar'}
      aria-label={isOn ? 'Chosen photos' : 'Gallery'}
      tabIndex={-1}
    >
      <Suspense>{isOn ? <SelectionBar {...props} /> : <ActionBar {...props} />}</Suspense>
    </nav>
  );
}

/* The button that was pressed is gone: the keyboard goes on in the bar that took its place. */
function useBarFocus(isOn: boolean) {
  const bar = useRef<HTMLElement>(null);
  const wasOn = useRef(isOn);
  useLayoutEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    if (document.activeElement !== document.body) return;
    const select = bar.current?.querySelector<HTMLElement>('[title="Select"]');
    (select ?? bar.current)?.focus();
  }, [isOn]);
  return bar;
}

const SelectionBar = lazy(async () => {
  const loaded = await loadPart(() => import('./selection-bar.tsx'));
  return { default: loaded.SelectionBar };
});

function ActionBar(props: GalleryBarProps) {
  const { gallery, favorites, selection, photos, tab, found, onLeaveTab } = props;
  const { ids } = useFavorites(favorites);
  const { shareId, title, photoCount, can } = gallery;
  const hasPhotos = photoCount > 0;
  const tabs = { active: tab, onLeave: onLeaveTab };
  const hasShown = hasPhotos && photos?.id.length !== 0;
  const playSlideshow = useSlideshow(photos);
  return (
    <>
      <div className="gallery-bar__tabs">
        <Tab name="photos" label="Photos" icon={<GridIcon />} count={photoCount} {...tabs} />
        {can.favorite && hasPhotos && (
          <Tab name="favorites" label="Favorites" icon={<HeartIcon />} count={ids.size} {...tabs} />
        )}
        {gallery.findMe && hasPhotos && (
          <Tab
            name="you"
            label={found === undefined ? 'Find me' : 'You'}
            icon={<FaceIcon />}
            count={found}
            {...tabs}
          />
        )}
      </div>
      <p className="gallery-bar__title title-sm" aria-hidden="true">
        {title}
      </p>
      <div className="gallery-bar__actions">
        {hasShown && (
          <>
            <Action icon={<PlayIcon />} onPress={playSlideshow}>
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
        {can.shop && hasPhotos && (
          <ShopLink
            galleryId={gallery.galleryId}
            favorites={tab === 'favorites' ? ids.size : undefined}
            settling={favorites.settling}
          />
        )}
        {can.download && hasPhotos && (
          <Action
            icon={<DownloadIcon />}
            onPress={() => void openOverlay('downloadGallery', { gallery, favorites: [...ids] })}
          >
            Download
          </Action>
        )}
      </div>
    </>
  );
}

/** Pressed before the photos have arrived, it begins with them. */
function useSlideshow(photos: GalleryBarProps['photos']): () => void {
  const isAwaited = useRef(false);
  const play = () => {
    isAwaited.current = photos === undefined;
    void startSlideshow(photos);
  };
  useEffect(() => {
    if (!isAwaited.current || photos === undefined) return;
    isAwaited.current = false;
    void startSlideshow(photos);
  }, [photos]);
  return play;
}

interface TabProps {
  name: GalleryTab;
  active: GalleryTab;
  icon: ReactNode;
  label: string;
  count: number | undefined;
  onLeave: () => void;
}

function Tab({ name, active, icon, label, count, onLeave }: TabProps) {
  return (
    <Link
      className={`gallery-bar__tab gallery-bar__tab--${name}`}
      to={`#${name}`}
      preventScrollReset
      aria-current={name === active ? 'page' : undefined}
      onClick={onLeave}
    >
      {icon}
      <span className="gallery-bar__word">{label}</span>
      <span className="gallery-bar__count">{count?.toLocaleString('en-US')}</span>
    </Link>
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

/** Runs from the first photo on, over all that the tab shows. */
async function startSlideshow(photos: PublicColumns | undefined): Promise<void> {
  const [first] = photos?.id ?? [];
  if (photos === undefined || first === undefined) return;
  const { slideshow } = await loadPart(() => import('./open-slideshow.ts'));
  await openOverlay('photoPreview', slideshow(photos, first));
}
