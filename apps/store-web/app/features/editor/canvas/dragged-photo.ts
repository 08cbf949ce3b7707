import type { DragEvent } from 'react';

const type = 'application/x-albumen-photo';

export function dragPhoto({ dataTransfer }: DragEvent, photoId: string): void {
  dataTransfer.setData(type, photoId);
  dataTransfer.effectAllowed = 'copy';
}

export function isPhotoDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type);
}

export function draggedPhoto({ dataTransfer }: DragEvent): string | undefined {
  const photoId = dataTransfer.getData(type);
  return photoId === '' ? undefined : photoId;
}
