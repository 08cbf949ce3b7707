import { expect, test } from 'vitest';
import { formatDayRange, formatWorkingDays } from './day-range.ts';

test.each([
  { days: { least: 1, most: 1 }, range: '1', words: '1 working day' },
  { days: { least: 3, most: 3 }, range: '3', words: '3 working days' },
  { days: { least: 1, most: 2 }, range: '1–2', words: '1–2 working days' },
])('days are “$range”, or “$words”', ({ days, range, words }) => {
  expect(formatDayRange(days)).toBe(range);
  expect(formatWorkingDays(days)).toBe(words);
});
