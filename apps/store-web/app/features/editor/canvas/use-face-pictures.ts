import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import { useMemo, useSyncExternalStore } from 'react';
import type { Pictures } from './pictures.ts';

/** The pictures of a face's photos as they come; a step that changes something else brings no new ones. */
export function useFacePictures(
  pictures: Pictures,
  { operations }: FaceDrawing,
): ReadonlyMap<string, ImageBitmap> {
  const drawn = operations.flatMap((step) => (step.kind === 'photo' ? [step.photo.photoId] : []));
  const photoIds = drawn.join(' ');
  const loaded = useMemo(() => pictures.of(photoIds.split(' ')), [pictures, photoIds]);
  return useSyncExternalStore(loaded.subscribe, loaded.getSnapshot);
}
