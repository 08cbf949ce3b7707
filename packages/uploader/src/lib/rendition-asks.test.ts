import { expect, test } from 'vitest';
import { isFailure, isGivenUp } from './rendition-asks.ts';

test.each([
  [500, null, true],
  [403, null, true],
  [404, null, true],
  [404, 5000, false],
  [200, null, false],
  [503, null, false],
  [429, 1000, false],
  [0, null, false],
])('an answer of %i with Retry-After %o is a failure: %o', (status, retryAfterMs, expected) => {
  expect(isFailure({ status, retryAfterMs })).toBe(expected);
});

test('a failure counts after two repeats', () => {
  expect(isGivenUp({ asked: 2, failed: 2 })).toBe(false);
  expect(isGivenUp({ asked: 3, failed: 3 })).toBe(true);
});

test('a photo that is being made for ever is given up at last', () => {
  expect(isGivenUp({ asked: 299, failed: 0 })).toBe(false);
  expect(isGivenUp({ asked: 300, failed: 0 })).toBe(true);
});
