import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { manageGrid, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../shell/api/browser-api.ts';
import { createOneAtATime } from '../../../shell/one-at-a-time.ts';
import { chosenColumns } from '../../photos/chosen-columns.ts';
import { arrangedColumns } from '../arranging/arranged-columns.ts';
import { useFreshPhotos } from './use-fresh-photos.ts';
import { useGallerySync } from '../use-gallery-sync.ts';

export interface ManagedPhotos {
  columns: ManagedColumns | undefined;
  failure: string | undefined;
  /** Shows what the server has, and only that. */
  reload: () => void;
  /** Takes photos out at once; the server's answer follows. */
  hide: (ids: ReadonlySet<string>) => void;
  /** Shows another order at once; the server's answer follows. */
  arrange: (order: readonly string[]) => void;
}

/** What the page shows before the server has answered. */
interface Ahead {
  hidden: ReadonlySet<string>;
  order: readonly string[] | undefined;
}

const nothing: Ahead = { hidden: new Set(), order: undefined };

/** All photos of the gallery in the order asked for, kept up to date while an upload runs. */
export function useManagedPhotos({ galleryId, version }: Gallery, sort: PhotoSort): ManagedPhotos {
  const [loaded, setLoaded] = useState<ManagedColumns>();
  const [failure, setFailure] = useState<string>();
  const [ahead, setAhead] = useState(nothing);
  const [oneAtATime] = useState(createOneAtATime);
  const wanted = useRef('');
  const changes = useRef(0);
  const answeredChanges = useRef(0);
  const load = useCallback(() => {
    const kind = `${galleryId} ${sort}`;
    wanted.current = kind;
    return oneAtATime(kind, async () => {
      // A look knows of what had reached the server when it was asked.
      const known = answeredChanges.current;
      const windowWidth = String(Math.round(window.innerWidth));
      const params = { galleryId, windowWidth, sortValue: sort };
      const reply = await call(manageGrid, { params });
      if (wanted.current !== kind) return;
      setFailure(reply.ok ? undefined : reply.problem.title);
      // Without an answer what was done stays to be seen; it is not known to be wrong.
      if (!reply.ok) return;
      setLoaded(reply.value);
      if (known === changes.current) setAhead(nothing);
    });
  }, [oneAtATime, galleryId, sort]);
  const reload = () => {
    answeredChanges.current = changes.current;
    void load();
  };
  useEffect(() => {
    void Promise.resolve().then(load);
  }, [load]);
  const isProcessing = loaded?.state.includes('processing') === true;
  // A new PIN or a revoked link gives the photos other addresses.
  const isOutdated = loaded !== undefined && loaded.version < version;
  useEffect(() => {
    if (isOutdated) void Promise.resolve().then(load);
  }, [isOutdated, version, load]);
  useGallerySync({ galleryId, version: loaded?.version, isProcessing, load });
  useFreshPhotos({ galleryId, shown: loaded?.id.length ?? 0, load });
  const columns = useMemo(() => loaded && seenAhead(loaded, ahead), [loaded, ahead]);
  /* What is done while an earlier look is under way outlives it: its own comes after it. */
  const show = (change: Partial<Ahead>) => {
    changes.current += 1;
    setAhead((now) => ({ ...now, ...change }));
  };
  return {
    columns,
    failure,
    reload,
    hide: (hidden) => show({ hidden }),
    arrange: (order) => show({ order }),
  };
}

function seenAhead(loaded: ManagedColumns, { hidden, order }: Ahead): ManagedColumns {
  const arranged = order === undefined ? loaded : arrangedColumns(loaded, order);
  return hidden.size === 0 ? arranged : chosenColumns(arranged, (id) => !hidden.has(id));
}
