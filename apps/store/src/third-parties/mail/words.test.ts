import { expect, test } from 'vitest';
import { dateInWords, durationInWords, momentInWords } from './words.ts';

const minuteMs = 60_000;

test.each([
  [minuteMs, '1 minute'],
  [30 * minuteMs, '30 minutes'],
  [60 * minuteMs, '1 hour'],
  [24 * 60 * minuteMs, '24 hours'],
  [7 * 24 * 60 * minuteMs, '7 days'],
  [10, '1 minute'],
])('%i ms are said as %s', (durationMs, words) => {
  expect(durationInWords(durationMs)).toBe(words);
});

test('days and moments are in US long form and say their zone', () => {
  const instant = new Date('2026-12-21T23:05:00Z');
  expect(dateInWords(instant)).toBe('December 21, 2026');
  expect(momentInWords(instant).replaceAll(/\s/g, ' ')).toBe('December 21, 2026 at 11:05 PM UTC');
});
