import { managedFavorites, type ManagedFavorites } from '@albumen/contract/endpoints/favorites';
import { useEffect, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';

export const everybody = '';

interface FavoritesOf {
  /** The favorites of the person chosen before, until the next one's are there. */
  loaded: ManagedFavorites | undefined;
  failure: string | undefined;
  reload: () => void;
}

export function useFavoritesOf(galleryId: string, person: string): FavoritesOf {
  const [loaded, setLoaded] = useState<ManagedFavorites>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const params = { galleryId, windowWidth: String(Math.round(window.innerWidth)) };
    const query = person === everybody ? {} : { person };
    void call(managedFavorites, { params, query }).then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setLoaded(reply.value);
      setFailure(reply.ok ? undefined : reply.problem.title);
    });
    return () => {
      isWanted = false;
    };
  }, [galleryId, person, attempts]);
  return { loaded, failure, reload: () => setAttempts((count) => count + 1) };
}
