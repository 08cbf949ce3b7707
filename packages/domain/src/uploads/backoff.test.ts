import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPassing, retryDelayMs } from './backoff.ts';

test('a refusal is final, trouble on the way is not', () => {
  expect([400, 401, 403, 404, 409, 412, 413, 422, 507].map(isPassing)).not.toContain(true);
  expect([0, 408, 429, 500, 502, 503, 504].map(isPassing)).not.toContain(false);
});

test('the wait doubles up to 15 s, and the eighth failure is the last', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) =>
    retryDelayMs({ status: 503, attempts, retryAfterMs: null }, 1),
  );
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, null]);
});

test('the server may ask for a longer wait, up to a minute', () => {
  expect(retryDelayMs({ status: 429, attempts: 1, retryAfterMs: 7000 }, 0)).toBe(7000);
  expect(retryDelayMs({ status: 503, attempts: 1, retryAfterMs: 9_000_000 }, 0)).toBe(60_000);
});

test('lanes that fail together come back apart, but never at once', () => {
  const attempt = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(attempt, fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const wait = retryDelayMs({ status: 0, attempts, retryAfterMs: null }, random);
      expect(wait).toBeGreaterThanOrEqual(250 * 2 ** (attempts - 1));
      expect(wait).toBeLessThanOrEqual(500 * 2 ** (attempts - 1));
    }),
  );
});
