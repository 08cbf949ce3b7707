/** Photos to move as one block, in the order given, directly before or after another photo. */
export interface Move {
  readonly ids: readonly string[];
  readonly beforeId?: string | undefined;
  /** Without `beforeId` and `afterId` the block goes to the end. */
  readonly afterId?: string | undefined;
}

/** A photo's place in the custom order. */
export interface Place {
  readonly id: string;
  readonly position: number;
}

/** Distance between fresh positions: ten photos can be dropped one by one into the same gap. */
export const positionStep = 1024;

/**
 * The order after a move; undefined when it names a photo that is not there. The photo moved to may
 * be one of the moved ones: the block then gathers around its place.
 */
export function movePhotos(order: readonly string[], move: Move): string[] | undefined {
  const moved = new Set(move.ids);
  const target = move.beforeId ?? move.afterId;
  const known = new Set(order);
  const isKnown = [...moved, ...(target === undefined ? [] : [target])].every((id) =>
    known.has(id),
  );
  if (!isKnown) return undefined;
  const cut = cutOf(order, move);
  const stays = (id: string) => !moved.has(id);
  return [...order.slice(0, cut).filter(stays), ...moved, ...order.slice(cut).filter(stays)];
}

function cutOf(order: readonly string[], { beforeId, afterId }: Move): number {
  if (beforeId !== undefined) return order.indexOf(beforeId);
  if (afterId !== undefined) return order.indexOf(afterId) + 1;
  return order.length;
}

/**
 * The positions to write so that `order`, given with its present positions, sorts as it stands: as
 * few as possible, so that moving one photo writes one row; all of them where a gap is used up.
 */
export function planPositions(order: readonly Place[]): Place[] {
  const kept = keptPlaces(order.map((place) => place.position));
  const planned = fillGaps(order, kept) ?? spread(order);
  return planned.filter((place, index) => place.position !== order[index]?.position);
}

function spread(order: readonly Place[]): Place[] {
  return order.map(({ id }, index) => ({ id, position: (index + 1) * positionStep }));
}

/** Places runs of moved photos evenly between the kept ones; undefined where one does not fit. */
function fillGaps(order: readonly Place[], kept: ReadonlySet<number>): Place[] | undefined {
  const planned: Place[] = [];
  let floor = 0;
  let run: string[] = [];
  for (const [index, place] of order.entries()) {
    if (!kept.has(index)) {
      run.push(place.id);
      continue;
    }
    const step = (place.position - floor) / (run.length + 1);
    if (step < 1) return undefined;
    planned.push(...placed(run, floor, step), place);
    floor = place.position;
    run = [];
  }
  return [...planned, ...placed(run, floor, positionStep)];
}

function placed(ids: readonly string[], floor: number, step: number): Place[] {
  return ids.map((id, index) => ({ id, position: floor + Math.floor((index + 1) * step) }));
}

/** Indexes of a longest strictly increasing run of positive positions: these rows stay untouched. */
function keptPlaces(positions: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, position] of positions.entries()) {
    const length = position > 0 ? firstAtLeast(tails, positions, position) : undefined;
    if (length === undefined) continue;
    previous[index] = tails[length - 1];
    tails[length] = index;
  }
  const kept = new Set<number>();
  for (let index = tails.at(-1); index !== undefined; index = previous[index]) kept.add(index);
  return kept;
}

/** Binary search in the ends of the runs found so far. */
function firstAtLeast(
  tails: readonly number[],
  positions: readonly number[],
  position: number,
): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const tail = positions[tails[middle] ?? 0] ?? 0;
    if (tail < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
