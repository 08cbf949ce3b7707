/** Points to the inch. Every length of this package is in points unless its name says otherwise. */
export const pointsPerInch = 72;

/** A width and a height in points. */
export interface Size {
  width: number;
  height: number;
}

/** A rectangle in points. On a face the origin is the top left corner of the trimmed paper, y grows downwards. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** Points of a length in inches. */
export function inches(length: number): number {
  return length * pointsPerInch;
}

/** The box grown by a margin on each side; a negative margin shrinks it. */
export function grow(box: Box, margin: number): Box {
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** Whether two boxes are the same as far as any press can tell. */
export function isSameBox(a: Box, b: Box): boolean {
  const offsets = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height];
  return offsets.every((offset) => Math.abs(offset) < 0.01);
}
