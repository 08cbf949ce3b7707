import { rangeInBand, type JustifiedRows } from './justified-rows.ts';

/** The scroll position of a grid, independent of its width: this photo, so far from the top. */
export interface GridPlace {
  id: string;
  /** CSS pixels from the window's top to the photo's. */
  top: number;
}

interface Shown {
  layout: JustifiedRows;
  ids: readonly string[];
  /** CSS pixels from the window's top to the grid's. */
  gridTop: number;
}

/** A bar covers the first of these pixels. */
const barPixels = 64;

/** The first photo in view; undefined while the page shows what lies above the grid. */
export function placeIn({ layout, ids, gridTop }: Shown): GridPlace | undefined {
  if (gridTop > barPixels) return undefined;
  const line = barPixels - gridTop;
  const { start } = rangeInBand(layout, { top: line, bottom: line });
  const [id, box] = [ids[start], layout.boxes[start]];
  return id === undefined || !box ? undefined : { id, top: Math.round(gridTop + box.top) };
}

/** How far to scroll from here so that the photo is where it was; undefined where it is gone. */
export function wayTo(place: GridPlace, { layout, ids, gridTop }: Shown): number | undefined {
  const box = layout.boxes[ids.indexOf(place.id)];
  return box && gridTop + box.top - place.top;
}
