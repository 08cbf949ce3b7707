import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { lazy, Suspense } from 'react';
import type { FavoritesStore } from '../favorites/favorites-store.ts';
import { PhotoGrid } from '../photos/photo-grid.tsx';
import type { Photo } from '../photos/photo-list.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';
import { useChoosing } from '../photos/use-choosing.ts';
import { GalleryScrubber } from './gallery-scrubber.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import type { GalleryTab } from './gallery-page.tsx';
import { GridSkeleton } from '../photos/grid-skeleton.tsx';
import { usePhotoInAddress } from './use-photo-in-address.ts';
import type { GalleryPhotos as Loaded } from './use-gallery-photos.ts';
import type { Selection } from '../photos/use-selection.ts';
import type { FoundState } from './find-me/found.ts';

export interface GalleryPhotosProps {
  gallery: SharedGallery;
  favorites: FavoritesStore;
  selection: Selection;
  photos: Loaded;
  /** The photos of these that the tab shows. */
  shown: PublicColumns | undefined;
  tab: GalleryTab;
  you: FoundState;
}

const nothing: readonly string[] = [];

const NoPhotos = lazy(async () => {
  const loaded = await loadPart(() => import('./no-photos.tsx'));
  return { default: loaded.NoPhotos };
});

export function GalleryPhotos(props: GalleryPhotosProps) {
  const { gallery, favorites, selection, photos, shown, tab, you } = props;
  const choosing = useChoosing(shown?.id ?? nothing, selection);
  const { open, warm } = usePhotoInAddress({
    gallery,
    favorites,
    columns: shown,
    all: photos.columns,
  });
  if (photos.failure !== undefined && shown === undefined) {
    return (
      <EmptyState
        title="The photos did not load"
        action={<Button onClick={photos.retry}>Try again</Button>}
      >
        {photos.failure}
      </EmptyState>
    );
  }
  if (shown === undefined) return <GridSkeleton />;
  if (shown.id.length === 0) {
    return (
      <Suspense>
        <NoPhotos tab={tab} />
      </Suspense>
    );
  }
  const renderOver = (photo: Photo, index: number) => (
    <>
      <GalleryTile
        gallery={gallery}
        favorites={favorites}
        selection={selection}
        choosing={choosing}
        photo={photo}
        index={index}
        onOpen={() => open(photo.id)}
        onNear={warm}
      />
      {tab === 'you' && !selection.isOn && you.found?.renderOver(photo, you)}
    </>
  );
  return (
    <PhotoGrid
      photos={shown}
      renderOver={renderOver}
      renderBeside={(layout) => <GalleryScrubber layout={layout} />}
      tileClass={({ id }) => (selection.ids.has(id) ? 'photo-tile--chosen' : undefined)}
    />
  );
}
