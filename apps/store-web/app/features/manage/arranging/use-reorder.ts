import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { reorderPhotos, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { movePhotos, type Move } from '@albumen/domain/photos/reorder';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sendKept } from '../../../shell/offline/outbox.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { revealPhoto } from '../../photos/reveal-photo.ts';
import type { Selection } from '../../photos/use-selection.ts';
import { stepOf } from './move-steps.ts';
import type { ManagedPhotos } from '../grid/use-managed-photos.ts';

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

interface Line {
  last: Promise<void>;
  waiting: number;
  /** The order that the first move started from; afterwards it is the gallery's own. */
  basis: PhotoSort;
}

/* One after the other, so that quick clicks arrive in their order; looked at when all are saved. */
function useSaving(ordering: Ordering): (move: Move) => void {
  const { galleryId } = ordering.gallery;
  const line = useRef<Line>({ last: Promise.resolve(), waiting: 0, basis: ordering.sort });
  const latest = useRef(ordering);
  useEffect(() => {
    latest.current = ordering;
  });

  const send = async ({ ids, beforeId, afterId }: Move) => {
    const { basis } = line.current;
    const place = {
      ...(beforeId !== undefined && { beforeId }),
      ...(afterId !== undefined && { afterId }),
    };
    const body = { ids: [...ids], basis, ...place };
    const reply = await sendKept(reorderPhotos, { params: { galleryId }, body });
    line.current.waiting -= 1;
    if (line.current.waiting === 0) removeEventListener('beforeunload', askFirst);
    const { onSort } = latest.current;
    if (reply === undefined || reply.ok) {
      line.current.basis = 'custom';
      // At once: the next move must not start from the order before.
      if (basis !== 'custom') flushSync(() => onSort('custom'));
    } else {
      const message = `${reply.problem.title} The photos stand as they did before.`;
      void openOverlay('error', { title: 'The order was not saved', message });
    }
    // By then the page has the order that it shall load, and perhaps another move on its way.
    setTimeout(() => {
      if (line.current.waiting === 0) latest.current.photos.reload();
    });
  };

  return (move) => {
    if (line.current.waiting === 0) {
      line.current.basis = ordering.sort;
      addEventListener('beforeunload', askFirst);
    }
    line.current.waiting += 1;
    line.current.last = line.current.last.then(() => send(move));
  };
}

/* Queued moves would be lost with the page. */
function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
