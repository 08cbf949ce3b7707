import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { expect, test } from 'vitest';
import { sectionsOf } from './photo-sections.ts';

const clock = { shifts: new Map<string, number>(), zoneMinutes: 0 };

function columnsOf(taken: readonly (string | null)[], camera = ''): ManagedColumns {
  const id = taken.map((_, index) => String(index));
  const uploaded = taken.map((_, index) => Date.UTC(2026, 5, 21, 23, index % 60));
  // Sections look at these columns only.
  return { id, taken, camera: taken.map(() => camera), uploaded } as unknown as ManagedColumns;
}

test('a small day is one section', () => {
  const taken = ['2026-06-20T09:59:59.000', '2026-06-20T22:00:00.000', '2026-06-22T08:00:00.000'];
  expect(sectionsOf(columnsOf(taken), 'taken', clock)).toEqual([
    { first: 0, count: 2, day: 'Saturday, June 20, 2026', hour: undefined },
    { first: 2, count: 1, day: 'Monday, June 22, 2026', hour: undefined },
  ]);
});

test('a day with many photos is divided by the hour, and the day is said once', () => {
  const taken = Array.from({ length: 60 }, (_, index) =>
    index < 40 ? '2026-06-20T13:05:00.000' : '2026-06-20T14:30:00.000',
  );
  expect(sectionsOf(columnsOf(taken), 'taken', clock)).toEqual([
    { first: 0, count: 40, day: 'Saturday, June 20, 2026', hour: '1 PM' },
    { first: 40, count: 20, day: undefined, hour: '2 PM' },
  ]);
});

test("a camera's clock that was set right moves its photos", () => {
  const shifts = new Map([['Leica', 2 * 3_600_000]]);
  const columns = columnsOf(['2026-06-20T23:00:00.000'], 'Leica');
  const [section] = sectionsOf(columns, 'taken-desc', { ...clock, shifts });
  expect(section?.day).toBe('Sunday, June 21, 2026');
});

test('photos without a time stand together', () => {
  const columns = columnsOf(['2026-06-20T09:00:00.000', null, null]);
  expect(sectionsOf(columns, 'taken', clock).at(-1)).toMatchObject({
    first: 1,
    count: 2,
    day: 'Without a time',
  });
});

test('times of upload are shown in the zone of who looks', () => {
  const columns = columnsOf([null]);
  expect(sectionsOf(columns, 'uploaded', { ...clock, zoneMinutes: -120 })[0]?.day).toBe(
    'Monday, June 22, 2026',
  );
});

test.each(['custom', 'name', 'custom-desc', 'name-desc'] as const)('%s has no hours', (sort) => {
  expect(sectionsOf(columnsOf(['2026-06-20T09:00:00.000']), sort, clock)).toEqual([]);
});
