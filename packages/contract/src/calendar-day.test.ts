import { expect, test } from 'vitest';
import { calendarDay, isCalendarDay } from './calendar-day.ts';

test.each([
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['0000-05-05', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['26-05-03', false],
  ['12026-05-03', false],
  ['2026-05-03T00:00', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});

test.each([
  ['2026-05-03', undefined],
  ['', undefined],
  ['2026-02-31', 'Enter a day of the calendar.'],
  ['0026-05-03', 'Choose a year from 1800 to 2199.'],
  ['2200-01-01', 'Choose a year from 1800 to 2199.'],
])('a date field that holds %s says %s', (value, message) => {
  expect(calendarDay({ first: 1800, last: 2199 })(value, {})).toBe(message);
});
