import { descriptorAt, type DescribedFaces } from './match-faces.ts';

/** Faces of a gallery with whom each was taken for until now; null for nobody. */
export interface GroupedFaces extends DescribedFaces {
  readonly personIds: readonly (string | null)[];
}

export interface Grouping {
  /** For each face: an id of before, a number for somebody new, null for who is seen once. */
  readonly people: readonly (string | number | null)[];
}

/**
 * Faces of one person lie on average nearer than this. Measured on 50 people (`bench/README.md`): one group of 53
 * holds two of them, at 0.46 three do; who is in two groups is put together in one press, who is in another's is
 * called by her name.
 */
export const groupDistance = 0.42;
const farthest = groupDistance ** 2;
const fewestFaces = 2;
/** One face compared with 12,000 takes about half a millisecond. */
const stepsAtOnce = 16;

/** Faces of one person so far. */
interface Group {
  faces: number[];
  photoIds: Set<string>;
  mean: Float64Array;
  /** Mean squared distance of its faces from their mean. */
  spread: number;
  /** Those that were near enough when they were smaller: no others can ever become so. */
  near: Set<Group>;
  /** The person whom the photographer keeps as she is. */
  keptId: string | undefined;
}

/**
 * Groups faces into people: two groups that are each other's nearest on average become one, until none are
 * near enough. Nobody is twice in a photo. People in `keptIds` keep their faces and stay apart; others keep
 * their id where most of their faces stay together. 12,000 faces take some seconds, in steps of some
 * milliseconds, between which whoever waits for this thread comes to turn.
 */
export function* groupFaces(
  faces: GroupedFaces,
  keptIds: ReadonlySet<string>,
): Generator<undefined, Grouping> {
  const groups = yield* mergeNearest(firstGroups(faces, keptIds));
  const people: (string | number | null)[] = faces.faceIds.map(() => null);
  const ids = idsOf(groups, faces);
  for (const [index, group] of groups.entries()) {
    for (const face of group.faces) people[face] = ids[index] ?? null;
  }
  return { people };
}

/** Each face by itself; of a kept person, every look of hers may draw others to it. */
function firstGroups(faces: GroupedFaces, keptIds: ReadonlySet<string>): Group[] {
  return faces.faceIds.map((_, index) => {
    const personId = faces.personIds[index] ?? undefined;
    const keptId = personId !== undefined && keptIds.has(personId) ? personId : undefined;
    return groupOf(faces, { index, keptId });
  });
}

function groupOf(
  faces: DescribedFaces,
  { index, keptId }: { index: number; keptId: string | undefined },
): Group {
  return {
    faces: [index],
    photoIds: new Set([faces.photoIds[index] ?? '']),
    mean: Float64Array.from(descriptorAt(faces, index)),
    spread: 0,
    near: new Set(),
    keptId,
  };
}

/** Follows nearest to nearest until two are each other's, which become one. */
function* mergeNearest(all: readonly Group[]): Generator<undefined, Group[]> {
  yield* findNear(all);
  const left = new Set(all);
  const chain: Group[] = [];
  const done: Group[] = [];
  for (let step = 1; left.size > 0; step += 1) {
    if (step % stepsAtOnce === 0) yield;
    const last = chain.pop() ?? firstOf(left);
    const before = chain.at(-1);
    const next = nearestTo(last, before);
    if (next === undefined) {
      done.push(last);
      left.delete(last);
    } else if (next === before) {
      chain.pop();
      absorb(before, last);
      left.delete(last);
    } else {
      chain.push(last, next);
    }
  }
  return done;
}

function firstOf(groups: ReadonlySet<Group>): Group {
  const [first] = groups;
  if (first === undefined) throw new RangeError('No group is left.');
  return first;
}

function* findNear(groups: readonly Group[]): Generator<undefined, void> {
  for (const [index, group] of groups.entries()) {
    if (index % stepsAtOnce === 0) yield;
    for (let other = index + 1; other < groups.length; other += 1) {
      const candidate = groups[other];
      if (candidate === undefined || meanSquare(group, candidate) > farthest) continue;
      group.near.add(candidate);
      candidate.near.add(group);
    }
  }
}

/** Undefined when nobody is near enough; of equals the one it came from. */
function nearestTo(group: Group, cameFrom: Group | undefined): Group | undefined {
  const isOpen = cameFrom !== undefined && mayJoin(group, cameFrom);
  let nearest = isOpen ? cameFrom : undefined;
  let least = nearest === undefined ? farthest : meanSquare(group, nearest);
  for (const other of group.near) {
    const square = meanSquare(group, other);
    if (square >= least || !mayJoin(group, other)) continue;
    nearest = other;
    least = square;
  }
  return nearest;
}

/** Two whom the photographer keeps stay two; nobody stands beside herself. */
function mayJoin(a: Group, b: Group): boolean {
  const areKept = a.keptId !== undefined && b.keptId !== undefined;
  if (areKept && a.keptId !== b.keptId) return false;
  const [fewer, more] = a.photoIds.size < b.photoIds.size ? [a, b] : [b, a];
  for (const photoId of fewer.photoIds) if (more.photoIds.has(photoId)) return false;
  return true;
}

/** The mean of all squared distances between a face of one and a face of the other; endless when too far. */
function meanSquare(a: Group, b: Group): number {
  let sum = a.spread + b.spread;
  for (let index = 0; index < a.mean.length; index += 1) {
    const difference = (a.mean[index] ?? 0) - (b.mean[index] ?? 0);
    sum += difference * difference;
    if (sum > farthest) return Infinity;
  }
  return sum;
}

function absorb(group: Group, other: Group): void {
  const share = other.faces.length / (group.faces.length + other.faces.length);
  let apart = 0;
  for (const [index, value] of other.mean.entries()) {
    const difference = value - (group.mean[index] ?? 0);
    apart += difference * difference;
    group.mean[index] = (group.mean[index] ?? 0) + share * difference;
  }
  group.spread += share * (other.spread - group.spread) + share * (1 - share) * apart;
  group.faces.push(...other.faces);
  for (const photoId of other.photoIds) group.photoIds.add(photoId);
  for (const neighbor of other.near) {
    neighbor.near.delete(other);
    if (neighbor === group) continue;
    neighbor.near.add(group);
    group.near.add(neighbor);
  }
  group.keptId ??= other.keptId;
}

/** Ids of before go to the group with most of their faces, the largest shares first. */
function idsOf(groups: readonly Group[], { personIds }: GroupedFaces): (string | number | null)[] {
  const ids: (string | number | null)[] = groups.map(({ keptId }) => keptId ?? null);
  const shares = groups.flatMap((group, index) => {
    if (group.keptId !== undefined || group.faces.length < fewestFaces) return [];
    const counts = Map.groupBy(group.faces, (face) => personIds[face] ?? null);
    return [...counts].map(([id, faces]) => ({ index, id, count: faces.length }));
  });
  const taken = new Set(ids);
  for (const { index, id } of shares.toSorted((a, b) => b.count - a.count)) {
    if (id === null || ids[index] !== null || taken.has(id)) continue;
    ids[index] = id;
    taken.add(id);
  }
  return ids.map((id, index) =>
    id === null && (groups[index]?.faces.length ?? 0) >= fewestFaces ? index : id,
  );
}
