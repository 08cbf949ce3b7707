import { layOutRows, photoGap, type Box, type JustifiedRows } from '../../photos/justified-rows.ts';

/** Rows of many small photos need little to fill the width. */
const tolerance = 0.1;

export interface SectionPlan {
  /** Index of each section's first photo, in order; the first is 0. */
  starts: readonly number[];
  /** CSS pixels above a section's first row. */
  headingHeight: number;
  /** CSS pixels that rows are about as high as. */
  rowHeight: number;
}

/** Justified rows that begin anew with every section, below room for its heading. */
export function layOutSections(
  ratios: readonly number[],
  width: number,
  { starts, headingHeight, rowHeight }: SectionPlan,
): JustifiedRows {
  const boxes: Box[] = [];
  const rows: { top: number; first: number }[] = [];
  let height = 0;
  for (const [section, start] of starts.entries()) {
    const part = layOutRows(ratios.slice(start, starts[section + 1]), width, {
      rowHeight,
      tolerance,
    });
    const top = height + headingHeight;
    boxes.push(...part.boxes.map((box) => ({ ...box, top: box.top + top })));
    rows.push(...part.rows.map((row) => ({ top: row.top + top, first: row.first + start })));
    height = top + part.height + photoGap;
  }
  return { boxes, rows, height };
}
