import type { PhotoOperation } from '../drawing/drawing.ts';
import type { Box, Size } from '../document/geometry.ts';

/** What part of a face fills how many pixels. */
export interface PixelGrid {
  area: Box;
  pixels: Size;
}

/**
 * The whole pixels nearest to a box, in points again. A photo that was resampled for them is copied
 * as it is; between pixels it would be resampled once more and lose its edge.
 */
export function snapBox(box: Box, { area, pixels }: PixelGrid): Box {
  const across = snapSide(box.x, box.width, {
    start: area.x,
    scale: pixels.width / area.width,
  });
  const down = snapSide(box.y, box.height, {
    start: area.y,
    scale: pixels.height / area.height,
  });
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** The pixels that a photo is resampled for. */
export function pixelsOfStep({ box, turn }: PhotoOperation, grid: PixelGrid): Size {
  const { area, pixels } = grid;
  const snapped = turn === undefined ? snapBox(box, grid) : box;
  return {
    width: Math.max(1, Math.round((snapped.width * pixels.width) / area.width)),
    height: Math.max(1, Math.round((snapped.height * pixels.height) / area.height)),
  };
}

function snapSide(
  from: number,
  length: number,
  { start, scale }: { start: number; scale: number },
): { start: number; length: number } {
  const first = Math.round((from - start) * scale);
  const last = Math.max(first + 1, Math.round((from + length - start) * scale));
  return { start: start + first / scale, length: (last - first) / scale };
}
