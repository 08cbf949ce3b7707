import { expect, test } from 'vitest';
import { colorDifference, labOf, type Lab } from './color-difference.ts';

/** Pairs of the formula's own test data (Sharma, Wu and Dalal, 2005). */
const pairs: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

test.each(pairs)('%j and %j are as far apart as published', (one, other, expected) => {
  expect(colorDifference(one, other)).toBeCloseTo(expected, 3);
});

test('white, black and gray of sRGB have no color', () => {
  const expected = [100, 0, 53.585];
  [255, 0, 128].forEach((value, index) => {
    const [lightness, a, b] = labOf(value, value, value);
    expect(lightness).toBeCloseTo(expected[index] ?? 0, 2);
    expect(Math.hypot(a, b)).toBeLessThan(0.02);
  });
});
