import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { manageGrid, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shell/browser-api.ts';
import { chosenColumns } from '../photos/chosen-columns.ts';
import { useGallerySync } from './use-gallery-sync.ts';

export interface ManagedPhotos {
  columns: ManagedColumns | undefined;
  failure: string | undefined;
  /** Photos whose renditions are still being made. */
  processing: number;
  reload: () => void;
  /** Takes photos out at once; the server's answer follows. */
  hide: (ids: ReadonlySet<string>) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** All photos of the gallery in the order asked for, kept up to date while an upload runs. */
export function useManagedPhotos({ galleryId }: Gallery, sort: PhotoSort): ManagedPhotos {
  const [columns, setColumns] = useState<ManagedColumns>();
  const [failure, setFailure] = useState<string>();
  const [hidden, setHidden] = useState(nothing);
  const load = useCallback(async () => {
    const windowWidth = String(Math.round(window.innerWidth));
    const params = { galleryId, windowWidth, sortValue: sort };
    const reply = await call(manageGrid, { params });
    setFailure(reply.ok ? undefined : reply.problem.title);
    if (!reply.ok) return;
    setColumns(reply.value);
    setHidden(nothing);
  }, [galleryId, sort]);
  useEffect(() => {
    void Promise.resolve().then(load);
  }, [load]);
  const processing = countProcessing(columns);
  useGallerySync({ galleryId, version: columns?.version, isProcessing: processing > 0, load });
  return {
    columns:
      hidden.size === 0 || columns === undefined
        ? columns
        : chosenColumns(columns, (id) => !hidden.has(id)),
    failure,
    processing,
    reload: () => void load(),
    hide: setHidden,
  };
}

function countProcessing(columns: ManagedColumns | undefined): number {
  return columns?.state.filter((state) => state === 'processing').length ?? 0;
}
