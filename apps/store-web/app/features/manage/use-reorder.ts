import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { reorderPhotos, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import type { DragEvent, KeyboardEvent } from 'react';
import { call } from '../../shell/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import type { Selection } from '../photos/use-selection.ts';
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
  handlersOf: (id: string, index: number) => object;
}

const kind = 'application/x-albumen-photos';

/**
 * Photos are dragged, alone or as the selection; Alt and an arrow move the focused one by a place. The
 * order that results is the gallery's own from then on.
 */
export function useReorder(ordering: Ordering): Reorder {
  const { gallery, photos, columns, selection, sort, onSort } = ordering;

  const move = async (ids: readonly string[], place: { beforeId?: string; afterId?: string }) => {
    const body = { ids: [...ids], basis: sort, ...place };
    const reply = await call(reorderPhotos, { params: { galleryId: gallery.galleryId }, body });
    if (!reply.ok) {
      await openOverlay('error', {
        title: 'The order was not saved',
        message: reply.problem.title,
      });
    } else if (sort !== 'custom') onSort('custom');
    photos.reload();
  };

  const moveBy = (index: number, step: -1 | 1) => {
    const id = columns.id[index];
    const neighbor = columns.id[index + step];
    if (id === undefined || neighbor === undefined) return;
    void move([id], step < 0 ? { beforeId: neighbor } : { afterId: neighbor });
  };

  const movedWith = (id: string): readonly string[] =>
    selection.ids.has(id) ? columns.id.filter((other) => selection.ids.has(other)) : [id];

  return {
    handlersOf: (id, index) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(kind, movedWith(id).join(' '));
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        markSide(event);
      },
      onDragLeave: (event: DragEvent) => unmark(event),
      onDrop(event: DragEvent) {
        const ids = event.dataTransfer.getData(kind).split(' ').filter(Boolean);
        const isAfter = isRightHalf(event);
        unmark(event);
        if (ids.length === 0) return;
        event.preventDefault();
        void move(ids, isAfter ? { afterId: id } : { beforeId: id });
      },
      onKeyDown(event: KeyboardEvent) {
        if (!event.altKey) return;
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        moveBy(index, step === -1 ? -1 : 1);
      },
    }),
  };
}

function isRightHalf(event: DragEvent): boolean {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return event.clientX > left + width / 2;
}

function markSide(event: DragEvent): void {
  event.currentTarget.setAttribute('data-drop', isRightHalf(event) ? 'after' : 'before');
}

function unmark(event: DragEvent): void {
  event.currentTarget.removeAttribute('data-drop');
}
