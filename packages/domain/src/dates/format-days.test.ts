import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test('a span of days is said in US long form, each month and year once', () => {
  expect(formatDays('2026-12-01', '2026-12-04')).toBe('December 1 to 4, 2026');
  expect(formatDays('2026-11-30', '2026-12-02')).toBe('November 30 to December 2, 2026');
  expect(formatDays('2026-11-30', '2026-11-30')).toBe('November 30, 2026');
  expect(formatDays('2026-12-30', '2027-01-02')).toBe('December 30, 2026 to January 2, 2027');
  expect(formatDays('2026-12-30', '2027-12-31')).toBe('December 30, 2026 to December 31, 2027');
});
