import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, roundMinor } from './rounding.ts';

test('half a cent goes away from zero, on both sides', () => {
  expect([0.5, 1.5, 2.5, -0.5, -2.5].map(roundMinor)).toEqual([1, 2, 3, -1, -3]);
  expect(Object.is(roundMinor(-0.2), 0)).toBe(true);
});

test('what is no amount is refused', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => roundMinor(amount)).toThrow(RangeError);
  }
});

test('percentages are exact where floating point is not', () => {
  expect(percentOf(1000, 0.05)).toBe(1);
  // 35 × 0.07 × 100 is 245.00000000000003 in floating point, 1.15 × 100 is 114.99999999999999.
  expect(percentOf(3500, 7)).toBe(245);
  expect(percentOf(10_000, 1.15)).toBe(115);
});

test('a part and the rest of an amount always add up, and neither is negative', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 100 }), (amountMinor, percent) => {
      const part = percentOf(amountMinor, percent);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(amountMinor - part).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(part)).toBe(true);
    }),
  );
});
