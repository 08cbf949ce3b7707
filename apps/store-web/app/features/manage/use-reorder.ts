import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { reorderPhotos, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { movePhotos, type Move } from '@albumen/domain/photos/reorder';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { revealPhoto } from '../photos/reveal-photo.ts';
import type { Selection } from '../photos/use-selection.ts';
import { stepOf } from './move-steps.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';

interface Ordering {
  gallery: Gallery;
  photos: ManagedPhotos;
  columns: ManagedColumns;
  selection: Selection;
  sort: PhotoSort;
  onSort: (sort: PhotoSort) => void;
}

export interface Reorder {
  /** The photo itself, or the whole selection that it is part of. */
  movedWith: (id: string) => readonly string[];
  move: (move: Move) => void;
  /** One place to and fro by key; the focus goes along. */
  step: (id: string, by: -1 | 1) => void;
}

/** The order that results from a move is seen at once and is the gallery's own from then on. */
export function useReorder(ordering: Ordering): Reorder {
  const { photos, columns, selection } = ordering;
  const save = useSaving(ordering);

  const movedWith = (id: string) =>
    selection.ids.has(id) ? columns.id.filter((other) => selection.ids.has(other)) : [id];

  const move = (wanted: Move) => {
    const order = movePhotos(columns.id, wanted);
    if (order === undefined) return;
    photos.arrange(order);
    save(wanted);
  };

  return {
    movedWith,
    move,
    step(id, by) {
      const wanted = stepOf(columns.id, movedWith(id), by);
      if (wanted === undefined) return;
      // The browser drops the focus of an element that is moved.
      flushSync(() => move(wanted));
      revealPhoto(id);
    },
  };
}

/* One after the other, so that quick presses arrive in their order; looked at when all are saved. */
function useSaving({ gallery, photos, sort, onSort }: Ordering): (move: Move) => void {
  const line = useRef<{ last: Promise<void>; waiting: number }>({
    last: Promise.resolve(),
    waiting: 0,
  });
  const params = { galleryId: gallery.galleryId };

  const send = async ({ ids, beforeId, afterId }: Move) => {
    const place = {
      ...(beforeId !== undefined && { beforeId }),
      ...(afterId !== undefined && { afterId }),
    };
    const reply = await call(reorderPhotos, {
      params,
      body: { ids: [...ids], basis: sort, ...place },
    });
    line.current.waiting -= 1;
    if (!reply.ok) {
      const message = `${reply.problem.title} The photos stand as they did before.`;
      void openOverlay('error', { title: 'The order was not saved', message });
    } else if (sort !== 'custom') onSort('custom');
    if (!reply.ok || line.current.waiting === 0) photos.reload();
  };

  return (move) => {
    line.current.waiting += 1;
    line.current.last = line.current.last.then(() => send(move));
  };
}
