import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { sharedGrid, type PublicColumns } from '@albumen/contract/endpoints/photos';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';

export interface GalleryPhotos {
  /** Undefined until they are there. */
  columns: PublicColumns | undefined;
  failure: string | undefined;
  retry: () => void;
}

/* The photos of the gallery seen last, so that Back shows it at once and in its place. */
let kept: { shareId: string; columns: PublicColumns } | undefined;

/** All photos of the gallery as columns, in one answer that stays valid for this version of it. */
export function useGalleryPhotos({ shareId, version }: SharedGallery): GalleryPhotos {
  const [columns, setColumns] = useState(() =>
    kept?.shareId === shareId ? kept.columns : undefined,
  );
  const [failure, setFailure] = useState<string>();
  const fetchColumns = useCallback(async () => {
    const windowWidth = String(Math.round(window.innerWidth));
    const reply = await call(sharedGrid, { params: { shareId, windowWidth } });
    if (reply.ok) {
      kept = { shareId, columns: reply.value };
      setColumns(reply.value);
    }
    setFailure(reply.ok ? undefined : reply.problem.title);
  }, [shareId]);
  useEffect(() => {
    // A microtask later: effects themselves set no state.
    void Promise.resolve().then(fetchColumns);
  }, [fetchColumns, version]);
  return { columns, failure, retry: () => void fetchColumns() };
}
