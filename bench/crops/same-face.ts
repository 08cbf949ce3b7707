import type { FractionBox } from '@albumen/domain/photos/choose-crop';

/** From here on a box is that face's, as benches of face detectors have it: shared of all that both cover. */
const sameShare = 0.5;

export function isSameFace(one: FractionBox, other: FractionBox): boolean {
  return sharedOfBoth(one, other) >= sameShare;
}

/** What two boxes share, of all that both cover. */
export function sharedOfBoth(one: FractionBox, other: FractionBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Whether a detector sees these faces, each where it is, and no other. */
export function seesThem(seen: readonly FractionBox[], faces: readonly FractionBox[]): boolean {
  return (
    faces.every((face) => seen.some((box) => isSameFace(box, face))) &&
    seen.every((box) => faces.some((face) => isSameFace(box, face)))
  );
}
