import type { FaceBox } from '../face.ts';

/** A box in fractions as pixels of a picture, inside it and never empty. */
export function pixelsOf(box: FaceBox, picture: { width: number; height: number }) {
  const left = Math.min(picture.width - 1, Math.max(0, Math.round(box.x * picture.width)));
  const top = Math.min(picture.height - 1, Math.max(0, Math.round(box.y * picture.height)));
  const wide = Math.round(box.width * picture.width);
  const high = Math.round(box.height * picture.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width - left, wide)),
    height: Math.max(1, Math.min(picture.height - top, high)),
  };
}
