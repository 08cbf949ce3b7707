export type Motion = 'slide' | 'fade' | 'cut';

/** The position of the preview among the photos. It moves at once; the address follows. */
export interface Walk {
  id: string;
  index: number;
  /** Counts steps without an end, so that a slide keeps its element past the last photo. */
  position: number;
  /** How the photo came. */
  motion: Motion;
  /** The photo that the page last asked for. */
  asked: string;
  /** Photos shown since then: the page will name them with a delay. */
  reported: readonly string[];
}

export function startWalk(ids: readonly string[], id: string): Walk {
  return { id, index: ids.indexOf(id), position: 0, motion: 'cut', asked: id, reported: [] };
}

/** `by` photos on, around the end and the beginning. */
export function step(
  walk: Walk,
  ids: readonly string[],
  { by, motion }: { by: number; motion: Motion },
): Walk {
  const index = wrap(walk.index + by, ids.length);
  const id = ids[index];
  if (id === undefined || id === walk.id) return walk;
  const position = walk.position + by;
  return { ...walk, id, index, position, motion, reported: [...walk.reported, id] };
}

/** The page names a photo: an echo of what was reported changes nothing, another one is shown. */
export function follow(walk: Walk, ids: readonly string[], asked: string): Walk {
  if (asked === walk.id) return { ...walk, asked, reported: [] };
  if (walk.reported.includes(asked)) return { ...walk, asked };
  const index = ids.indexOf(asked);
  if (index < 0) return { ...walk, asked };
  return { id: asked, index, position: walk.position, motion: 'cut', asked, reported: [] };
}

/** The list changed: the photo stays; where it is gone, the one that took its place comes. */
export function keepPlace(walk: Walk, ids: readonly string[]): Walk {
  const found = ids.indexOf(walk.id);
  if (found === walk.index) return walk;
  if (found >= 0) return { ...walk, index: found };
  const index = Math.min(walk.index, ids.length - 1);
  const id = ids[index];
  if (id === undefined) return walk;
  return { ...walk, id, index, motion: 'cut', reported: [...walk.reported, id] };
}

export interface Place {
  /** Steps from the photo shown: 0 is that photo. */
  offset: number;
  index: number;
}

/** The photo shown and up to two at either side; fewer where the gallery has fewer. */
export function placesAround(index: number, total: number): Place[] {
  const reach = total > 4 ? 2 : total > 1 ? 1 : 0;
  const offsets = [-2, -1, 0, 1, 2].filter((offset) => Math.abs(offset) <= reach);
  return offsets.map((offset) => ({ offset, index: wrap(index + offset, total) }));
}

function wrap(index: number, total: number): number {
  return total === 0 ? -1 : ((index % total) + total) % total;
}
