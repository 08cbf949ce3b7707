import type { Picture } from '../face-model.ts';
import type { FacePoint } from '../face.ts';
import { addColor } from './resampled.ts';

/** The model was taught on squares of this size, in which every face stands upright and in its place. */
const sidePx = 150;

/** Eyes, tip of the nose and corners of the mouth in such a square. */
const places: readonly FacePoint[] = [
  { x: 0.317, y: 0.311 },
  { x: 0.67, y: 0.311 },
  { x: 0.493, y: 0.51 },
  { x: 0.336, y: 0.687 },
  { x: 0.651, y: 0.687 },
];

/** A face turned, scaled and moved so that its five points (in pixels) lie where the model expects them. */
export function alignedFace(picture: Picture, points: readonly FacePoint[]): Picture {
  const { origin, across } = squareOf(points);
  const step = { x: across.x / sidePx, y: across.y / sidePx };
  const samples = Math.max(1, Math.ceil(Math.hypot(step.x, step.y)));
  const pixels = new Uint8Array(sidePx * sidePx * 3);
  for (let index = 0; index < sidePx * sidePx; index += 1) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const right = (index % sidePx) + ((sample % samples) + 0.5) / samples;
      const down = Math.floor(index / sidePx) + (Math.floor(sample / samples) + 0.5) / samples;
      const x = origin.x + right * step.x - down * step.y;
      const y = origin.y + right * step.y + down * step.x;
      addColor(sum, picture, { x: x - 0.5, y: y - 0.5 });
    }
    for (let color = 0; color < 3; color += 1) {
      pixels[index * 3 + color] = Math.round((sum[color] ?? 0) / samples ** 2);
    }
  }
  return { pixels, width: sidePx, height: sidePx, channels: 3 };
}

/** Upper left corner and upper edge of the square whose places are nearest to the points. */
function squareOf(points: readonly FacePoint[]): { origin: FacePoint; across: FacePoint } {
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

export function middleOf(points: readonly FacePoint[]): FacePoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
