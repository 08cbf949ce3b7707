import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { useEffect, useMemo, useState } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import { createFavoritesStore } from '../favorites/favorites-store.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { GalleryHero } from './gallery-hero.tsx';
import { GalleryPhotos } from './gallery-photos.tsx';
import { useGalleryPhotos } from './use-gallery-photos.ts';
import { useIntent } from './use-intent.ts';
import { useShownPhotos } from './use-shown-photos.ts';
import { useTabPlaces } from './use-tab-places.ts';
import { useSelection } from '../photos/use-selection.ts';
import './gallery.css';

export type GalleryTab = 'photos' | 'favorites';

const tabs: readonly GalleryTab[] = ['photos', 'favorites'];

/** A shared gallery as its guests see it. */
export function GalleryPage({ gallery }: { gallery: SharedGallery }) {
  const [favorites] = useState(() => createFavoritesStore(gallery.shareId));
  const photos = useGalleryPhotos(gallery);
  const chosen = useSelection();
  // Keys and a finger that rests choose without the button.
  const selection = useMemo(
    () => ({ ...chosen, isOn: chosen.isOn || chosen.ids.size > 0 }),
    [chosen],
  );
  const { active } = useHashTab(tabs, 'photos');
  const tab = gallery.can.favorite ? active : 'photos';
  const shown = useShownPhotos({ columns: photos.columns, favorites, tab });
  const onLeaveTab = useTabPlaces(tab);
  useIntent({ gallery, favorites });
  useEffect(() => void favorites.load(), [favorites]);
  return (
    <>
      <GalleryHero gallery={gallery} />
      <GalleryBar
        gallery={gallery}
        favorites={favorites}
        selection={selection}
        tab={tab}
        onLeaveTab={onLeaveTab}
        photos={shown}
      />
      <main id="main" tabIndex={-1} className="gallery-main">
        <GalleryPhotos
          gallery={gallery}
          favorites={favorites}
          selection={selection}
          photos={photos}
          shown={shown}
          tab={tab}
        />
      </main>
    </>
  );
}
