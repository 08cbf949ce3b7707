import type { JustifiedRows } from './justified-rows.ts';

export interface Range {
  start: number;
  end: number;
}

/**
 * The photos to mount, in order: those near the screen, and wherever the focus is its row with the
 * rows before and after it, so that Tab finds the next photo.
 */
export function mountedTiles(
  { rows, boxes }: JustifiedRows,
  { start, end }: Range,
  kept: number | undefined,
): number[] {
  const indexes = between(start, end);
  if (kept === undefined || kept < 0 || kept >= boxes.length) return indexes;
  const row = rows.findLastIndex(({ first }) => first <= kept);
  const around = between(rows[row - 1]?.first ?? 0, rows[row + 2]?.first ?? boxes.length);
  return [...new Set([...indexes, ...around])].toSorted((left, right) => left - right);
}

function between(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
}
