import { expect, test } from 'vitest';
import { addWorkingDays, orderDay } from './working-days.ts';

test('weekends are no working days', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23'); // Friday, Monday
  expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23'); // Saturday
  expect(addWorkingDays('2026-11-23', 5)).toBe('2026-11-30');
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-01');
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
