import { type Gallery, restoreGallery } from '@albumen/contract/endpoints/galleries';
import { TabList, TabPanel } from '@albumen/ui/panels/tabs';
import { useState } from 'react';
import { useMay } from '../../shell/use-may.ts';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { useSelection } from '../photos/use-selection.ts';
import { useWindowDrop } from '../upload/use-window-drop.ts';
import { BinnedPhotos } from './bin/binned-photos.tsx';
import { FavoritesPanel } from './favorites/favorites-panel.tsx';
import { GallerySettingsPanel } from './settings/gallery-settings-panel.tsx';
import { ManageHead } from './manage-head.tsx';
import { ManagedGrid } from './grid/managed-grid.tsx';
import { ManageTools } from './manage-tools.tsx';
import { useDetails } from './grid/use-details.ts';
import { useFolderFilter } from './grid/use-folder-filter.ts';
import { useTileSize } from './grid/use-tile-size.ts';
import { useMarksFilter } from './grid/use-marks-filter.ts';
import { PeoplePanel } from './people/people-panel.tsx';
import { useManagedPhotos } from './grid/use-managed-photos.ts';
import './manage.css';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { useEdit } from './settings/use-edit.ts';

/** The workbench: the grid is the page, everything else makes room for it. */
export function ManagePage({ gallery }: { gallery: Gallery }) {
  const [sort, setSort] = useState(gallery.sort);
  const photos = useManagedPhotos(gallery, sort);
  const filter = useFolderFilter(photos);
  const marks = useMarksFilter(gallery.galleryId, filter.photos);
  const selection = useSelection();
  const details = useDetails();
  const [tileSize, setTileSize] = useTileSize();
  const count = photos.columns?.id.length ?? gallery.photoCount;
  const mayChange = useMay('galleries:change');
  const isOver = useWindowDrop(
    mayChange && gallery.deletedAt === null
      ? { galleryId: gallery.galleryId, photosInGallery: count }
      : undefined,
  );
  const showsPeople = gallery.findMe?.showsPeople === true;
  const tabs = [
    { name: 'photos', label: 'Photos', count },
    ...(showsPeople ? [{ name: 'people', label: 'People' } as const] : []),
    { name: 'favorites', label: 'Favorites', count: gallery.favoriteCount },
    { name: 'settings', label: 'Settings' },
    { name: 'bin', label: 'Bin' },
  ] as const;
  const tab = useHashTab(
    tabs.map(({ name }) => name),
    'photos',
  );
  if (gallery.deletedAt !== null) return <InBinNotice gallery={gallery} />;
  const shown = {
    gallery,
    photos: marks.photos,
    selection,
    details,
    sort,
    onSort: setSort,
    tileSize,
  };
  return (
    <main id="main" tabIndex={-1} className={isOver ? 'manage manage--over' : 'manage'}>
      <ManageHead gallery={gallery} photos={photos} />
      <div className="manage__bar">
        <TabList label="Gallery" tabs={tabs} active={tab.active} onSelect={tab.select} />
        {tab.active === 'photos' && (
          <ManageTools
            {...shown}
            onTileSize={setTileSize}
            filter={filter}
            marks={marks}
            photosInGallery={count}
          />
        )}
      </div>
      <TabPanel name="photos" isShown={tab.isShown('photos')}>
        {tab.isShown('photos') && <ManagedGrid {...shown} photosInGallery={count} />}
      </TabPanel>
      {showsPeople && (
        <TabPanel name="people" isShown={tab.isShown('people')}>
          {tab.isShown('people') && <PeoplePanel gallery={gallery} photos={photos} />}
        </TabPanel>
      )}
      <TabPanel name="favorites" isShown={tab.isShown('favorites')}>
        {tab.isShown('favorites') && <FavoritesPanel gallery={gallery} />}
      </TabPanel>
      <TabPanel name="settings" isShown={tab.isShown('settings')}>
        <GallerySettingsPanel gallery={gallery} />
      </TabPanel>
      <TabPanel name="bin" isShown={tab.isShown('bin')}>
        {tab.isShown('bin') && <BinnedPhotos gallery={gallery} onRestored={photos.reload} />}
      </TabPanel>
    </main>
  );
}

function InBinNotice({ gallery }: { gallery: Gallery }) {
  const edit = useEdit();
  const mayChange = useMay('galleries:change');
  const restore = () => void edit(restoreGallery, { params: { galleryId: gallery.galleryId } });
  return (
    <main id="main" className="manage" tabIndex={-1}>
      <EmptyState
        title={`“${gallery.title || 'Untitled'}” is in the bin`}
        action={
          mayChange && (
            <Button kind="primary" onClick={restore}>
              Restore gallery
            </Button>
          )
        }
      >
        It comes back with its photos, order, hero and favorites.
      </EmptyState>
    </main>
  );
}
