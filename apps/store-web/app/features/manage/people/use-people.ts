import { listPeople, type GalleryPeople } from '@albumen/contract/endpoints/people';
import { useEffect, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';

interface People {
  /** Those of before, until they are there anew. */
  loaded: GalleryPeople | undefined;
  failure: string | undefined;
  reload: () => void;
}

/** While faces are still being put together. */
const lookAgainMs = 5_000;

export function usePeople(galleryId: string): People {
  const [loaded, setLoaded] = useState<GalleryPeople>();
  const [failure, setFailure] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const reload = () => setAttempts((count) => count + 1);
  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    void call(listPeople, { params: { galleryId } }).then((reply) => {
      if (!isWanted) return;
      if (reply.ok) setLoaded(reply.value);
      setFailure(reply.ok ? undefined : reply.problem.title);
      if (reply.ok && !reply.value.isReady) timer = window.setTimeout(reload, lookAgainMs);
    });
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [galleryId, attempts]);
  return { loaded, failure, reload };
}
