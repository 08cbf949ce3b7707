import { afterEach, expect, test, vi } from 'vitest';
import { formatMoment } from './format-moment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (ms: number) => formatMoment(new Date(now.getTime() - ms), now);

afterEach(() => vi.unstubAllEnvs());

test('within 24 hours a moment is said in hours, from then on as a date', () => {
  expect(before(2 * 3_600_000)).toBe('2 hours ago');
  expect(before(24 * 3_600_000 - 1)).toBe('23 hours ago');
  expect(before(24 * 3_600_000)).toBe('November 20, 2026');
});

test('minutes and hours are said in the singular where they are one', () => {
  expect(before(59_999)).toBe('just now');
  expect(before(60_000)).toBe('1 minute ago');
  expect(before(3_599_999)).toBe('59 minutes ago');
  expect(before(3_600_000)).toBe('1 hour ago');
});

test('a moment to come is a date', () => {
  expect(before(-1000)).toBe('November 21, 2026');
});

test('a calendar day stays the same day west of Greenwich', async () => {
  const midnight = new Date('2026-06-01T00:00:00Z');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.resetModules();
  const { formatDate } = await import('./format-moment.ts');
  expect(midnight.getDate()).toBe(31);
  expect(formatDate(midnight)).toBe('June 1, 2026');
});
