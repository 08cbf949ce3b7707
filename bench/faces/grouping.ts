import { groupDistance, groupFaces } from '@albumen/domain/faces/group-faces';
import type { SeenFace } from './seen-face.ts';

export interface GroupingRates {
  /** Of each person's pictures in which a face was found, in percent: those in her largest group. */
  together: number;
  /** Of groups of several, in percent: those that hold people who are surely different. */
  mixed: number;
}

/** Pictures put together into people by the product's own grouping, as if it took a distance for its own. */
export function groupedAt(distance: number, pictures: readonly SeenFace[]): GroupingRates {
  const seen = pictures.flatMap(({ descriptor, ...picture }) =>
    descriptor === undefined ? [] : [{ ...picture, descriptor }],
  );
  const people = peopleOf(
    distance,
    seen.map(({ descriptor }) => descriptor),
  );
  const groups = [...Map.groupBy(seen, (_, index) => people[index] ?? null)].flatMap(
    ([person, faces]) => (person === null ? [] : [faces]),
  );
  const largest = [...Map.groupBy(seen, ({ person }) => person).keys()].map((person) =>
    Math.max(0, ...groups.map((faces) => faces.filter((face) => face.person === person).length)),
  );
  const mixed = groups.filter((faces) =>
    faces.some((face) => faces.some(({ person }) => face.isSurelyOther(person))),
  );
  return {
    together: (100 * largest.reduce((sum, count) => sum + count, 0)) / Math.max(1, seen.length),
    mixed: (100 * mixed.length) / Math.max(1, groups.length),
  };
}

function peopleOf(
  distance: number,
  all: readonly Float32Array[],
): readonly (string | number | null)[] {
  const scale = groupDistance / distance;
  const ids = all.map((_, index) => String(index));
  const descriptors = Float32Array.from(all.flatMap((one) => [...one].map((n) => n * scale)));
  const faces = { faceIds: ids, photoIds: ids, descriptors, personIds: ids.map(() => null) };
  const steps = groupFaces(faces, new Set());
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.people;
}
