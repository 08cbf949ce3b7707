import type { Place } from '@albumen/print/document-edits';

export function placeName({ faceId, layerId }: Place): string {
  return `${faceId}/${layerId}`;
}

/** The place for a photo under a point of the screen, if it is another one. */
export function placeAt({ x, y }: { x: number; y: number }, own: Place): Place | undefined {
  const names = document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? []);
  if (names.includes(placeName(own))) return undefined;
  const [faceId, layerId] = names[0]?.split('/') ?? [];
  return faceId !== undefined && layerId !== undefined ? { faceId, layerId } : undefined;
}
