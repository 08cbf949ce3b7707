import justifiedLayout from 'justified-layout';
import { pageLimits } from '@albumen/contract/page-limits';

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface JustifiedRows {
  boxes: readonly Box[];
  height: number;
  /** Each row's top and the index of its first photo, in order. */
  rows: readonly { top: number; first: number }[];
}

/** CSS pixels between photos; the same as `--photo-gap`. */
export const photoGap = 5;

const rowHeights = [180, 240, 280, 330] as const;

/** Rows are higher on wider windows. */
export function rowHeightOf(width: number): number {
  const step = pageLimits.galleryBreakpoints.findLastIndex((from) => width >= from);
  return rowHeights[Math.max(0, step)] ?? rowHeights[0];
}

/**
 * Lays photos out in rows that keep their order and fill the width; an incomplete last row stays as it
 * is. Rows are about as high as asked, in CSS pixels, give or take the tolerance as a share of it.
 */
export function layOutRows(
  ratios: readonly number[],
  width: number,
  { rowHeight = rowHeightOf(width), tolerance = 0.3 } = {},
): JustifiedRows {
  if (ratios.length === 0 || width <= 0) return { boxes: [], height: 0, rows: [] };
  const { boxes, containerHeight } = justifiedLayout([...ratios], {
    containerWidth: width,
    containerPadding: 0,
    boxSpacing: photoGap,
    targetRowHeight: rowHeight,
    targetRowHeightTolerance: tolerance,
  });
  return { boxes, height: containerHeight, rows: rowsOf(boxes) };
}

function rowsOf(boxes: readonly Box[]): JustifiedRows['rows'] {
  const rows: { top: number; first: number }[] = [];
  for (const [index, { top }] of boxes.entries()) {
    if (rows.at(-1)?.top !== top) rows.push({ top, first: index });
  }
  return rows;
}

/** The photos whose rows touch the band, as a half-open range of indexes. */
export function rangeInBand(
  { rows, boxes }: JustifiedRows,
  band: { top: number; bottom: number },
): { start: number; end: number } {
  const firstRow = Math.max(0, lastAtOrAbove(rows, band.top));
  const lastRow = lastAtOrAbove(rows, band.bottom);
  if (lastRow < 0) return { start: 0, end: 0 };
  return {
    start: rows[firstRow]?.first ?? 0,
    end: rows[lastRow + 1]?.first ?? boxes.length,
  };
}

function lastAtOrAbove(rows: JustifiedRows['rows'], top: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.top ?? Infinity) <= top) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
