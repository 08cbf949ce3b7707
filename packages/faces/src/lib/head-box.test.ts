import { expect, test } from 'vitest';
import { headBox } from './head-box.ts';

const picture = { width: 1_500, height: 1_000 };
const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.3 };
const looking = (to: number) => [
  { x: 0.45, y: 0.4 },
  { x: 0.55, y: 0.4 },
  { x: 0.5 + to, y: 0.48 },
];

test('a head lies between what detector and marks say, nearer to the marks', () => {
  const extent = { x: 0.4, y: 0.34, width: 0.2, height: 0.26 };
  const head = headBox({ box: face, extent, landmarks: looking(0) }, picture);
  expect(head.y).toBeCloseTo(0.336);
  expect(head.y + head.height).toBeCloseTo(0.6);
  expect(head.x).toBe(face.x);
});

test('of a face seen from the side the head goes on behind it', () => {
  const narrow = { ...face, x: 0.45, width: 0.1 };
  const seen = { box: narrow, extent: narrow };
  const toTheRight = headBox({ ...seen, landmarks: looking(0.06) }, picture);
  expect(toTheRight.x).toBeCloseTo(0.55 - 0.2);
  expect(toTheRight.x + toTheRight.width).toBeCloseTo(0.55);
  const toTheLeft = headBox({ ...seen, landmarks: looking(-0.06) }, picture);
  expect(toTheLeft.x).toBeCloseTo(0.45);
  const straight = headBox({ ...seen, landmarks: looking(0) }, picture);
  expect(straight.x + straight.width / 2).toBeCloseTo(0.5);
});

test('marks that lie beside the face say nothing', () => {
  const extent = { x: 0, y: 0, width: 0.1, height: 0.1 };
  expect(headBox({ box: face, extent, landmarks: [] }, picture)).toEqual(face);
});

test('marks that huddle say nothing, and a detector begins at the forehead', () => {
  const extent = { x: 0.42, y: 0.42, width: 0.16, height: 0.14 };
  const head = headBox({ box: face, extent, landmarks: looking(0) }, picture);
  expect(head.y).toBeCloseTo(0.372);
  expect(head.y + head.height).toBeCloseTo(0.588);
  expect(head.width).toBeCloseTo(face.width);
});
