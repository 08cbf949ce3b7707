import { expect, test } from 'vitest';
import { formatDate, formatDuration, formatMoment } from './plain-text.ts';

const minuteMs = 60_000;

test.each([
  [minuteMs, '1 minute'],
  [30 * minuteMs, '30 minutes'],
  [60 * minuteMs, '1 hour'],
  [24 * 60 * minuteMs, '24 hours'],
  [7 * 24 * 60 * minuteMs, '7 days'],
  [10, '1 minute'],
])('%i ms are said as %s', (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words);
});

test('days and moments are in US long form and say their zone', () => {
  const instant = new Date('2026-12-21T23:05:00Z');
  expect(formatDate(instant)).toBe('December 21, 2026');
  expect(formatMoment(instant).replaceAll(/\s/g, ' ')).toBe('December 21, 2026 at 11:05 PM UTC');
});
