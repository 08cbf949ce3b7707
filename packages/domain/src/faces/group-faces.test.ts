import { expect, test } from 'vitest';
import { groupFaces, type GroupedFaces, type Grouping } from './group-faces.ts';

interface Face {
  photo: string;
  person: number;
  was?: string;
}

/** Strangers lie 1.4 apart, faces of one person up to 0.35. */
function facesOf(faces: readonly Face[]): GroupedFaces {
  return {
    faceIds: faces.map((_, index) => `face ${index}`),
    photoIds: faces.map(({ photo }) => photo),
    personIds: faces.map(({ was }) => was ?? null),
    descriptors: Float32Array.from(
      faces.flatMap(({ person }, index) =>
        Array.from({ length: 128 }, (_, number) => {
          if (number === person) return 1;
          return number === 64 + (index % 60) ? 0.25 : 0;
        }),
      ),
    ),
  };
}

function grouped(faces: GroupedFaces, keptIds: ReadonlySet<string>): Grouping {
  const steps = groupFaces(faces, keptIds);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const wedding: readonly Face[] = [
  { photo: 'a', person: 1 },
  { photo: 'a', person: 2 },
  { photo: 'b', person: 1 },
  { photo: 'b', person: 3 },
  { photo: 'c', person: 2 },
];

test('faces of one person are one, and who is seen once is nobody', () => {
  const { people } = grouped(facesOf(wedding), new Set());
  expect(people[0]).toBe(people[2]);
  expect(people[1]).toBe(people[4]);
  expect(people[0]).not.toBe(people[1]);
  expect(people[3]).toBeNull();
  expect(typeof people[0]).toBe('number');
});

test('nobody is twice in a photo, however alike', () => {
  const twins = [...wedding, { photo: 'a', person: 1 }];
  const { people } = grouped(facesOf(twins), new Set());
  expect(people[0] === people[5]).toBe(false);
});

test('people keep their id when photos come in, and when faces go', () => {
  const before = wedding.map((face) => ({ ...face, was: `person ${face.person}` }));
  const grown = [...before, { photo: 'd', person: 3 }, { photo: 'd', person: 1 }];
  const { people } = grouped(facesOf(grown), new Set());
  expect(people).toEqual([
    'person 1',
    'person 2',
    'person 1',
    'person 3',
    'person 2',
    'person 3',
    'person 1',
  ]);
});

test('what the photographer put together stays, what she split stays apart, and new photos join', () => {
  const merged: Face[] = [
    { photo: 'a', person: 1, was: 'ada' },
    { photo: 'b', person: 2, was: 'ada' },
    { photo: 'c', person: 3, was: 'bo' },
    { photo: 'd', person: 3, was: 'bo, split off' },
    { photo: 'e', person: 1 },
  ];
  const kept = new Set(['ada', 'bo', 'bo, split off']);
  const { people } = grouped(facesOf(merged), kept);
  expect(people.slice(0, 4)).toEqual(['ada', 'ada', 'bo', 'bo, split off']);
  const alone: Face[] = [
    { photo: 'a', person: 1, was: 'ada' },
    { photo: 'e', person: 1 },
  ];
  expect(grouped(facesOf(alone), new Set(['ada'])).people).toEqual(['ada', 'ada']);
});

test('an id of before goes to the larger part when a group falls in two', () => {
  const before = [1, 1, 1, 2, 2].map((person, photo) => ({
    photo: String(photo),
    person,
    was: 'mixed up',
  }));
  const { people } = grouped(facesOf(before), new Set());
  expect(people.slice(0, 3)).toEqual(['mixed up', 'mixed up', 'mixed up']);
  expect(typeof people[3]).toBe('number');
  expect(people[3]).toBe(people[4]);
});
