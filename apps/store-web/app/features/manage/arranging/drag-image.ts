import type { DragEvent } from 'react';

/** What hangs at the pointer: the photo, or how many there are. */
export function dragImageOf(event: DragEvent<HTMLElement>, count: number): void {
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
