import { expect, test } from 'vitest';
import { largestGoodSize, readinessOfSizes } from './size-readiness.ts';

const sizes = [
  { id: '4x6', widthInches: 4, heightInches: 6 },
  { id: '8x8', widthInches: 8, heightInches: 8 },
  { id: '10x10', widthInches: 10, heightInches: 10 },
  { id: '16x20', widthInches: 16, heightInches: 20 },
];

test('a photo of 1,500 pixels warns at 8×8 and is good at 10×10, which is looked at from farther away', () => {
  const levels = readinessOfSizes({ width: 1500, height: 1500 }, sizes, { isTurnable: true });
  expect(levels.map(({ level }) => level)).toEqual(['good', 'warn', 'good', 'block']);
  expect(largestGoodSize({ width: 1500, height: 1500 }, sizes, { isTurnable: true })?.id).toBe(
    '10x10',
  );
});

test('a size that is turned to its photo needs fewer pixels, a wrap more', () => {
  const wide = { width: 1200, height: 800 };
  const levelOf = (conditions: { isTurnable: boolean; bleedInches?: number }) =>
    readinessOfSizes(wide, sizes, conditions)[0]?.level;
  expect(levelOf({ isTurnable: true })).toBe('good');
  expect(levelOf({ isTurnable: false })).toBe('warn');
  expect(levelOf({ isTurnable: true, bleedInches: 2 })).toBe('block');
});

test('a tiny photo is good at no size', () => {
  expect(largestGoodSize({ width: 300, height: 200 }, sizes, { isTurnable: true })).toBeUndefined();
});
