import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useHashTab } from '../../shell/navigation/use-hash-tab.ts';
import {
  type FavoritesStore,
  createFavoritesStore,
  useFavorites,
} from '../favorites/favorites-store.ts';
import { dressOf } from './brand-dress.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { GalleryHero } from './gallery-hero.tsx';
import { GalleryPhotos } from './gallery-photos.tsx';
import { useGalleryPhotos } from './use-gallery-photos.ts';
import { useTabPlaces } from './use-tab-places.ts';
import type { Found } from './find-me/found.ts';
import { useSelection } from '../photos/use-selection.ts';
import './gallery.css';
import { useNavigate, useSearchParams } from 'react-router';
import type { Visited } from './fulfill-intent.ts';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { chosenColumns } from '../photos/chosen-columns.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';

export type GalleryTab = 'photos' | 'favorites' | 'you';

const tabs: readonly GalleryTab[] = ['photos', 'favorites', 'you'];

const FindMe = lazy(async () => {
  const loaded = await loadPart(() => import('./find-me/find-me.tsx'));
  return { default: loaded.FindMe };
});

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
  const [found, setFound] = useState<Found>();
  const you = { found, setFound };
  const isOffered = active === 'you' ? gallery.findMe : gallery.can.favorite;
  const tab = isOffered ? active : 'photos';
  const shown = useShownPhotos({ columns: photos.columns, favorites, tab, found });
  const onLeaveTab = useTabPlaces(tab);
  useIntent({ gallery, favorites });
  useEffect(() => {
    const load = () => void favorites.load();
    load();
    window.addEventListener('sentlater', load);
    return () => window.removeEventListener('sentlater', load);
  }, [favorites]);
  return (
    <div {...dressOf(gallery.colors)}>
      <GalleryHero gallery={gallery} />
      <GalleryBar
        gallery={{ ...gallery, photoCount: photos.columns?.id.length ?? gallery.photoCount }}
        favorites={favorites}
        selection={selection}
        tab={tab}
        onLeaveTab={onLeaveTab}
        photos={shown}
        found={found?.matches.length}
      />
      <main id="main" tabIndex={-1} className="gallery-main">
        {tab === 'you' && (
          <Suspense>
            <FindMe gallery={gallery} favorites={favorites} photoIds={shown?.id ?? []} {...you} />
          </Suspense>
        )}
        {(tab !== 'you' || shown?.id[0]) && (
          <GalleryPhotos
            gallery={gallery}
            favorites={favorites}
            selection={selection}
            photos={photos}
            shown={shown}
            tab={tab}
            you={you}
          />
        )}
      </main>
    </div>
  );
}

/** Does after signing in what was wanted before, or what a mailed link leads to. */
function useIntent({ gallery, favorites }: Visited): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wanted = search.get('do') ?? search.get('guest');
  useEffect(() => {
    if (wanted === null) return;
    const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
    void loadPart(() => import('./fulfill-intent.ts')).then(({ fulfillAddress }) =>
      fulfillAddress({ gallery, favorites }, go),
    );
  }, [wanted, gallery, favorites, navigate]);
}

interface Shown {
  columns: PublicColumns | undefined;
  favorites: FavoritesStore;
  tab: GalleryTab;
  found: Found | undefined;
}

/** What the tab shows; undefined until that is known. */
function useShownPhotos({ columns, favorites, tab, found }: Shown): PublicColumns | undefined {
  const { ids, isKnown } = useFavorites(favorites);
  const hearts = tab === 'favorites' ? ids : undefined;
  return useMemo(() => {
    if (!columns) return columns;
    if (tab === 'you')
      return found ? found.pick(columns, found.matches) : chosenColumns(columns, () => false);
    if (!hearts) return columns;
    return isKnown ? chosenColumns(columns, (id) => hearts.has(id)) : undefined;
  }, [columns, hearts, isKnown, tab, found]);
}
