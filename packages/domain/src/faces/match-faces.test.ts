import { expect, test } from 'vitest';
import { coveredShare } from './face-boxes.ts';
import { matchFaces, samePersonDistance } from './match-faces.ts';

function at(...places: [number, number][]): number[] {
  const numbers = Array.from({ length: 128 }, () => 0);
  for (const [index, value] of places) numbers[index] = value;
  return numbers;
}

const faces = {
  faceIds: ['near', 'far', 'nearer', 'stranger'],
  photoIds: ['a', 'b', 'a', 'c'],
  descriptors: Float32Array.from(
    [at([0, 1], [1, 0.3]), at([0, 1], [1, 0.35]), at([0, 1], [1, 0.1]), at([5, 1])].flat(),
  ),
};

test('of each photo the face most like hers, best first, by the better of her pictures', () => {
  const found = matchFaces(faces, { descriptors: [at([9, 1]), at([0, 1])] });
  expect(found.map(({ photoId, faceId }) => [photoId, faceId])).toEqual([
    ['a', 'nearer'],
    ['b', 'far'],
  ]);
  // By way of a face of the other photo, which is hers beyond doubt.
  expect(found[1]?.distance).toBeCloseTo(0.13);
});

test('a photo unlike her selfie is found by one that surely shows her', () => {
  const gallery = {
    faceIds: ['alike', 'at night', 'stranger'],
    photoIds: ['a', 'b', 'c'],
    descriptors: Float32Array.from(
      [at([0, 1], [1, 0.25]), at([0, 1], [1, 0.3], [2, 0.35], [3, 0.2]), at([5, 1])].flat(),
    ),
  };
  const her = { descriptors: [at([0, 1])] };
  expect(matchFaces(gallery, her).map(({ photoId }) => photoId)).toEqual(['a']);
  const nearer = gallery.descriptors.with(256 + 3, 0).with(128 + 3, 0);
  const found = matchFaces({ ...gallery, descriptors: nearer }, her);
  expect(found.map(({ photoId }) => photoId)).toEqual(['a', 'b']);
  expect(
    matchFaces({ ...gallery, descriptors: nearer }, { ...her, notMe: ['at night'] }),
  ).toHaveLength(1);
});

test('of a face in doubt the photos that show the same face decide', () => {
  const inOnePhotoEach = (...rows: number[][]) => {
    const ids = rows.map((_, index) => String(index));
    return { faceIds: ids, photoIds: ids, descriptors: Float32Array.from(rows.flat()) };
  };
  const her = { descriptors: [at([0, 1])] };
  const alike = at([0, 1], [1, 0.41]);
  const stranger = inOnePhotoEach(alike, at([0, 1], [1, 0.5]), at([0, 1], [1, 0.52]));
  expect(matchFaces(inOnePhotoEach(alike), her)).toHaveLength(1);
  expect(matchFaces(stranger, her)).toEqual([]);

  const laughing = at([0, 1], [2, 0.45]);
  const hers = inOnePhotoEach(laughing, at([0, 1], [2, 0.35]), at([0, 1], [2, 0.33]));
  expect(matchFaces(inOnePhotoEach(laughing), her)).toEqual([]);
  expect(matchFaces(hers, her)).toHaveLength(3);
  // Beside her in the same photo stands somebody else, however alike.
  const twins = { ...stranger, photoIds: ['0', '0', '0'] };
  expect(matchFaces(twins, her).map(({ faceId }) => faceId)).toEqual(['0']);
});

test('at the threshold a face is no longer hers', () => {
  const self = [at([0, 1], [1, 0.35 + samePersonDistance])];
  expect(matchFaces(faces, { descriptors: self, threshold: samePersonDistance - 0.01 })).toEqual(
    [],
  );
});

test('what is more like a refused face goes with it, and the next best of its photo stays', () => {
  const her = { descriptors: [at([0, 1], [1, 0.2])] };
  expect(matchFaces(faces, { ...her, notMe: ['far'] }).map(({ faceId }) => faceId)).toEqual([
    'nearer',
  ]);
  expect(matchFaces(faces, { ...her, notMe: ['unknown'] })).toHaveLength(2);
});

test('a gallery without faces shows nobody', () => {
  const none = { faceIds: [], photoIds: [], descriptors: new Float32Array() };
  expect(matchFaces(none, { descriptors: [at([0, 1])] })).toEqual([]);
});

test('boxes cover each other by the share of the smaller one', () => {
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
  expect(coveredShare(box, { ...box, x: 0.2 })).toBeCloseTo(0.5);
  expect(coveredShare(box, { x: 0, y: 0, width: 1, height: 1 })).toBeCloseTo(1);
  expect(coveredShare(box, { ...box, y: 0.5 })).toBe(0);
});
