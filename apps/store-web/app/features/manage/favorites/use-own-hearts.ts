import { favoriteSelection } from '@albumen/contract/endpoints/favorites';
import { useEdit } from '../settings/use-edit.ts';

/** Gives hearts of the owner's own, or takes them; answers the photos that it changed, undefined if nothing was done. */
export function useOwnHearts(reload: () => void) {
  const edit = useEdit();
  return async (ids: string[], isFavorite: boolean): Promise<string[] | undefined> => {
    const done = await edit(favoriteSelection, { body: { ids, isFavorite } });
    reload();
    return done?.photoIds;
  };
}
