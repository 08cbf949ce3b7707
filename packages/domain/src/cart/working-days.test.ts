import { expect, test } from 'vitest';
import { addWorkingDays, labDay, orderDay } from './working-days.ts';

test('weekends are no working days', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23'); // Friday, Monday
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23'); // Saturday
  expect(addWorkingDays('2026-11-16', 5)).toBe('2026-11-23');
});

test('no working days lead nowhere, and fewer than none are a mistake', () => {
  expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  expect(() => addWorkingDays('2026-11-21', -1)).toThrow(RangeError);
  expect(() => addWorkingDays('soon', 1)).toThrow(RangeError);
});

test('an order of the afternoon counts from the next day, by the clock of the lab', () => {
  expect(orderDay(Date.parse('2026-11-23T17:59:00Z'))).toBe('2026-11-23'); // 11:59 in Chicago
  expect(orderDay(Date.parse('2026-11-23T18:00:00Z'))).toBe('2026-11-24');
  expect(orderDay(Date.parse('2026-11-24T05:30:00Z'))).toBe('2026-11-24'); // 23:30 the day before
});

test.each([
  ['2026-11-25', '2026-11-27'], // Thanksgiving
  ['2026-12-24', '2026-12-28'], // Christmas, a Friday
  ['2026-12-31', '2027-01-04'], // New Year's Day, a Friday
  ['2026-05-22', '2026-05-26'], // Memorial Day
  ['2026-07-03', '2026-07-06'], // Independence Day is a Saturday
  ['2027-07-02', '2027-07-06'], // and the next one a Sunday, kept on Monday
  ['2026-09-04', '2026-09-08'], // Labor Day
  ['2026-10-09', '2026-10-12'], // Columbus Day, on which carriers deliver
])('carriers rest on their holidays: the working day after %s is %s', (day, next) => {
  expect(addWorkingDays(day, 1)).toBe(next);
});

test('what is ordered while nobody works counts from the next working day', () => {
  expect(orderDay(Date.parse('2026-11-20T17:59:00Z'))).toBe('2026-11-20'); // Friday, 11:59
  for (const at of ['2026-11-20T18:00:00Z', '2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z']) {
    expect(orderDay(Date.parse(at))).toBe('2026-11-23');
  }
  expect(orderDay(Date.parse('2026-11-26T15:00:00Z'))).toBe('2026-11-27'); // Thanksgiving
});

test('the calendar at the labs turns at their midnight', () => {
  expect(labDay(Date.parse('2026-11-15T05:59:00Z'))).toBe('2026-11-14');
  expect(labDay(Date.parse('2026-11-14T20:00:00Z'))).toBe('2026-11-14'); // an afternoon
});
