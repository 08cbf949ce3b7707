import type { Picture } from '../face-model.ts';
import type { FacePoint } from '../face.ts';
import { cutUpright, middleOf, type TurnedSquare } from './turned-square.ts';

interface Square {
  sidePx: number;
  places: readonly FacePoint[];
}

/** A face turned, scaled and moved so that its five points (in pixels) lie where the model expects them. */
export function alignedFace(
  picture: Picture,
  points: readonly FacePoint[],
  { sidePx, places }: Square,
): Picture {
  return cutUpright(picture, squareOf(points, places), sidePx);
}

/** The square whose places are nearest to the points. */
function squareOf(points: readonly FacePoint[], places: readonly FacePoint[]): TurnedSquare {
  const from = middleOf(places);
  const to = middleOf(points);
  const across = { x: 0, y: 0 };
  let size = 0;
  for (const [index, place] of places.entries()) {
    const { x, y } = points[index] ?? to;
    const [placeX, placeY] = [place.x - from.x, place.y - from.y];
    across.x += placeX * (x - to.x) + placeY * (y - to.y);
    across.y += placeX * (y - to.y) - placeY * (x - to.x);
    size += placeX ** 2 + placeY ** 2;
  }
  across.x /= size;
  across.y /= size;
  return {
    across,
    origin: {
      x: to.x - from.x * across.x + from.y * across.y,
      y: to.y - from.x * across.y - from.y * across.x,
    },
  };
}

/** The same face as a mirror shows it. */
export function mirrored({ pixels, width, height }: Picture): Picture {
  const made = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const column = index % width;
    const from = (index - column + (width - 1 - column)) * 3;
    made.set(pixels.subarray(from, from + 3), index * 3);
  }
  return { pixels: made, width, height, channels: 3 };
}
