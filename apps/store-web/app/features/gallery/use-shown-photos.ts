import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { useMemo } from 'react';
import { useFavorites, type FavoritesStore } from '../favorites/favorites-store.ts';
import { chosenColumns } from '../photos/chosen-columns.ts';
import type { GalleryTab } from './gallery-page.tsx';

interface Shown {
  columns: PublicColumns | undefined;
  favorites: FavoritesStore;
  tab: GalleryTab;
}

/** What the tab shows; undefined until that is known. */
export function useShownPhotos({ columns, favorites, tab }: Shown): PublicColumns | undefined {
  const { ids, isKnown } = useFavorites(favorites);
  const hearts = tab === 'favorites' ? ids : undefined;
  return useMemo(() => {
    if (!columns || !hearts) return columns;
    return isKnown ? chosenColumns(columns, (id) => hearts.has(id)) : undefined;
  }, [columns, hearts, isKnown]);
}
