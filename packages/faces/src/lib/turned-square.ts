import type { Picture } from '../face-model.ts';
import type { FacePoint } from '../face.ts';
import { addColor } from './resampled.ts';

/** A square part of a picture, in its pixels, turned as a face may be. */
export interface TurnedSquare {
  /** Its upper left corner. */
  origin: FacePoint;
  /** Its upper edge, from there. */
  across: FacePoint;
}

/** Where a place of the square, in fractions of its side, lies in the picture. */
export function placeIn({ origin, across }: TurnedSquare, { x, y }: FacePoint): FacePoint {
  return {
    x: origin.x + x * across.x - y * across.y,
    y: origin.y + x * across.y + y * across.x,
  };
}

/** The square set upright, at another size. */
export function cutUpright(picture: Picture, square: TurnedSquare, sidePx: number): Picture {
  const { across } = square;
  const samples = Math.max(1, Math.ceil(Math.hypot(across.x, across.y) / sidePx));
  const pixels = new Uint8Array(sidePx * sidePx * 3);
  for (let index = 0; index < sidePx * sidePx; index += 1) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const right = (index % sidePx) + ((sample % samples) + 0.5) / samples;
      const down = Math.floor(index / sidePx) + (Math.floor(sample / samples) + 0.5) / samples;
      const { x, y } = placeIn(square, { x: right / sidePx, y: down / sidePx });
      addColor(sum, picture, { x: x - 0.5, y: y - 0.5 });
    }
    for (let color = 0; color < 3; color += 1) {
      pixels[index * 3 + color] = Math.round((sum[color] ?? 0) / samples ** 2);
    }
  }
  return { pixels, width: sidePx, height: sidePx, channels: 3 };
}

export function middleOf(points: readonly FacePoint[]): FacePoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
