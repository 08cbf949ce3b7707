import { expect, test } from 'vitest';
import { endOfDueDay } from './due-date.ts';

test('a due day ends when it is over in the last place on earth', () => {
  expect(endOfDueDay('2026-12-01').toISOString()).toBe('2026-12-02T12:00:00.000Z');
  expect(endOfDueDay('2028-02-29').toISOString()).toBe('2028-03-01T12:00:00.000Z');
});

test('what is no calendar day is a mistake of ours', () => {
  expect(() => endOfDueDay('soon')).toThrow(RangeError);
});
