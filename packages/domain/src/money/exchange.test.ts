import { expect, test } from 'vitest';
import { exchange } from './exchange.ts';

test.each([
  [10_000, '0.92', 9_200],
  [1_999, '0.92', 1_839],
  [10_000, '3.9545', 39_545],
  [10_000, '1', 10_000],
  [1, '0.5', 1],
])('%i at %s is %i', (amountMinor, rate, expected) => {
  expect(exchange(amountMinor, rate)).toBe(expected);
});

test.each(['', '0', '0.0', '-1', '1e3', '0,92', 'abc'])('%s is no rate', (rate) => {
  expect(() => exchange(1, rate)).toThrow(RangeError);
});
