import type { Range } from './page/bench-page.ts';

/** A session has a beginning and an end; with fewer photos they would be what is measured. */
const leastPhotos = 50;

/** Gets both sides warm: no run of either is the first one of its process. */
export const warmUp: Range = { from: 0, to: 12 };

/**
 * The photos in groups of about the same size. Both sides of a ratio take each group in turn, so
 * that a machine that gets busy in between is busy for both.
 */
export function groupsOf(photos: number, wished: number): Range[] {
  const groups = Math.max(1, Math.min(wished, Math.floor(photos / leastPhotos)));
  const size = Math.ceil(photos / groups);
  return Array.from({ length: groups }, (_, index) => ({
    from: index * size,
    to: Math.min(photos, (index + 1) * size),
  })).filter(({ from, to }) => to > from);
}
