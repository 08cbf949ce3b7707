import type { Range } from './page/bench-page.ts';

/**
 * The photos in groups of about the same size. Both sides of a ratio take each group in turn, so
 * that a machine that gets busy in between is busy for both.
 */
export function groupsOf(photos: number, groups: number): Range[] {
  const size = Math.ceil(photos / groups);
  return Array.from({ length: groups }, (_, index) => ({
    from: index * size,
    to: Math.min(photos, (index + 1) * size),
  })).filter(({ from, to }) => to > from);
}
