import { managedFavorites, type ManagedFavorites } from '@albumen/contract/endpoints/favorites';
import { call } from '../../../shell/api/browser-api.ts';
import { useLoaded, type Loaded } from '../../../shell/api/use-loaded.ts';

export const everybody = '';

/** The favorites of the person chosen before, until the next one's are there. */
export function useFavoritesOf(galleryId: string, person: string): Loaded<ManagedFavorites> {
  return useLoaded(`${galleryId} ${person}`, () => {
    const params = { galleryId, windowWidth: String(Math.round(window.innerWidth)) };
    return call(managedFavorites, { params, query: person === everybody ? {} : { person } });
  });
}
