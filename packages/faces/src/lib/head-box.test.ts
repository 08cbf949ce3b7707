import { expect, test } from 'vitest';
import { headBox } from './head-box.ts';

const picture = { width: 1_500, height: 1_000 };
const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.3 };
/** Marks on it, from brow to chin, with eyes, nose and mouth moved by so much of its width. */
const extent = { x: 0.4, y: 0.36, width: 0.2, height: 0.24 };
const looking = (to: number) => [
  { x: 0.46 + to * 0.2, y: 0.42 },
  { x: 0.54 + to * 0.2, y: 0.42 },
  { x: 0.5 + to * 0.3, y: 0.49 },
  { x: 0.47 + to * 0.2, y: 0.54 },
  { x: 0.53 + to * 0.2, y: 0.54 },
];

test('a head is a square from above the brows to the chin', () => {
  const head = headBox({ box: face, extent, landmarks: looking(0) }, picture);
  expect(head.width * picture.width).toBeCloseTo(head.height * picture.height);
  expect(head.x + head.width / 2).toBeCloseTo(0.5);
  expect(head.y).toBeGreaterThan(0.31);
  expect(head.y).toBeLessThan(0.36);
  expect(head.y + head.height).toBeGreaterThan(0.59);
  expect(head.y + head.height).toBeLessThan(0.63);
});

test('of a face seen from the side the head goes on behind it', () => {
  const middleOf = (to: number) => {
    const { x, width } = headBox({ box: face, extent, landmarks: looking(to) }, picture);
    return x + width / 2;
  };
  expect(middleOf(0.3)).toBeLessThan(0.49);
  expect(middleOf(0.3) + middleOf(-0.3)).toBeCloseTo(1);
});

test('marks that lie beside the face say nothing', () => {
  const beside = { x: 0, y: 0, width: 0.1, height: 0.1 };
  const head = headBox({ box: face, extent: beside, landmarks: looking(0) }, picture);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(head[side]).toBeCloseTo(face[side]);
});

test('marks that huddle say nothing, and a detector begins at the forehead', () => {
  const huddled = { x: 0.42, y: 0.42, width: 0.16, height: 0.14 };
  const head = headBox({ box: face, extent: huddled, landmarks: looking(0) }, picture);
  expect(head.y + head.height / 2).toBeCloseTo(0.48);
  expect(head.width).toBeCloseTo(0.2);
});
