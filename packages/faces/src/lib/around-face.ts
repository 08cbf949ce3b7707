import type { FaceBox } from '../face.ts';

/** Side of the part around a face that it is described by. */
export const describedPx = 320;

/** A face with so much of its size more on every side, as far as the picture goes. */
export function withMargin({ x, y, width, height }: FaceBox, share = 0.5): FaceBox {
  const left = Math.max(0, x - share * width);
  const top = Math.max(0, y - share * height);
  return {
    x: left,
    y: top,
    width: Math.min(1, x + (1 + share) * width) - left,
    height: Math.min(1, y + (1 + share) * height) - top,
  };
}

/** A box of the picture as one of a part of it. */
export function insideOf(outer: FaceBox, box: FaceBox): FaceBox {
  return {
    x: (box.x - outer.x) / outer.width,
    y: (box.y - outer.y) / outer.height,
    width: box.width / outer.width,
    height: box.height / outer.height,
  };
}
