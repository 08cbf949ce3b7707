import { type DragEvent, useState } from 'react';
import type { Reorder } from './use-reorder.ts';

const kind = 'application/x-albumen-photos';

/** A place between two photos, beside the photo that the pointer is over. */
interface DropPlace {
  id: string;
  side: 'before' | 'after';
}

export interface Drag {
  /** Photos on their way: drawn faintly where they came from. */
  ids: readonly string[];
  place: DropPlace | undefined;
  handlersOf: (id: string) => object;
}

/** Dragging by mouse or pen; fingers scroll, and use the selection's menu instead. */
export function useDrag({ movedWith, move }: Reorder): Drag {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<DropPlace>();
  const end = () => {
    setIds([]);
    setPlace(undefined);
  };
  return {
    ids,
    place,
    handlersOf: (id) => ({
      draggable: canDrag(),
      onDragStart(event: DragEvent<HTMLElement>) {
        const moved = movedWith(id);
        event.dataTransfer.setData(kind, moved.join(' '));
        event.dataTransfer.effectAllowed = 'move';
        dragImageOf(event, moved.length);
        setIds(moved);
      },
      onDragEnd: end,
      onDragOver(event: DragEvent<HTMLElement>) {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        const side = isRightHalf(event) ? 'after' : 'before';
        if (place?.id !== id || place.side !== side) setPlace({ id, side });
      },
      onDrop(event: DragEvent<HTMLElement>) {
        const dropped = event.dataTransfer.getData(kind).split(' ').filter(Boolean);
        if (dropped.length === 0) return;
        event.preventDefault();
        end();
        move({ ids: dropped, ...(isRightHalf(event) ? { afterId: id } : { beforeId: id }) });
      },
    }),
  };
}

/* A finger that rests on something draggable would begin to drag it. */
function canDrag(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

function isRightHalf({ clientX, currentTarget }: DragEvent): boolean {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clientX > left + width / 2;
}

/** What hangs at the pointer: the photo, or how many there are. */
function dragImageOf(event: DragEvent<HTMLElement>, count: number): void {
  const photo = event.currentTarget.closest('[data-photo]')?.querySelector('img');
  const image = document.createElement('div');
  image.className = 'drag-image';
  if (photo) {
    const copy = document.createElement('img');
    copy.src = photo.currentSrc;
    image.append(copy);
  }
  if (count > 1) {
    const badge = document.createElement('span');
    badge.textContent = count.toLocaleString('en-US');
    image.append(badge);
  }
  document.body.append(image);
  event.dataTransfer.setDragImage(image, 24, 24);
  // The browser has drawn it by the next turn.
  setTimeout(() => image.remove());
}
