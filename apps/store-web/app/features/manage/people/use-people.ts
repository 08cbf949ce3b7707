import { listPeople, type GalleryPeople } from '@albumen/contract/endpoints/people';
import { useEffect } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { useLoaded, type Loaded } from '../../../shell/api/use-loaded.ts';

/** While faces are still being put together. */
const lookAgainMs = 5_000;

export function usePeople(galleryId: string): Loaded<GalleryPeople> {
  const loaded = useLoaded(galleryId, () => call(listPeople, { params: { galleryId } }));
  const { value, answers, reload } = loaded;
  useEffect(() => {
    if (value === undefined || value.isReady) return undefined;
    const timer = window.setTimeout(reload, lookAgainMs);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer has one more look, a failed one, too
  }, [answers]);
  return loaded;
}
