import { expect, test } from 'vitest';
import { snapNumber } from './snap-number.ts';

test('what is typed snaps down to a step within the limits', () => {
  const pieces = { least: 1, most: 999, step: 1 };
  expect(
    ['12.9', '0', '-3', '1000', '', 'many', '1e2'].map((text) => snapNumber(text, pieces)),
  ).toEqual([12, 1, 1, 999, 1, 1, 100]);
  const points = { least: 5, most: 400, step: 0.5 };
  expect(['12.9', '12.4', '', '3', '401'].map((text) => snapNumber(text, points))).toEqual([
    12.5, 12, 5, 5, 400,
  ]);
});
