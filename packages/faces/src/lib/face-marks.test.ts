import { expect, test } from 'vitest';
import { extentOf, isSpread } from './face-marks.ts';

const picture = { width: 400, height: 200 };
const box = { x: 0.25, y: 0.1, width: 0.25, height: 0.6 };

test('marks from brow to chin are on a face, those that huddle around an eye are on none', () => {
  const onFace = [
    { x: 110, y: 40 },
    { x: 190, y: 45 },
    { x: 150, y: 136 },
  ];
  expect(extentOf(onFace, picture).height).toBeCloseTo(0.48);
  expect(isSpread(extentOf(onFace, picture), box)).toBe(true);
  const huddled = onFace.map(({ x, y }) => ({ x: 120 + x / 10, y: 50 + y / 10 }));
  expect(isSpread(extentOf(huddled, picture), box)).toBe(false);
});
