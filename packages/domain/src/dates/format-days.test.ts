import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test('a span of days says each month once', () => {
  expect(formatDays('2026-12-01', '2026-12-04')).toBe('Dec 1 to 4');
  expect(formatDays('2026-11-30', '2026-12-02')).toBe('Nov 30 to Dec 2');
  expect(formatDays('2026-11-30', '2026-11-30')).toBe('Nov 30');
  expect(formatDays('2026-12-30', '2027-12-31')).toBe('Dec 30 to Dec 31');
});
