import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { expect, test } from 'vitest';
import { sectionsOf } from './photo-sections.ts';

const clock = { shifts: {}, zoneMinutes: 0 };

function columnsOf(
  taken: readonly (string | null)[],
  { camera = '', offsets = [] }: { camera?: string; offsets?: number[] } = {},
): ManagedColumns {
  const id = taken.map((_, index) => String(index));
  const uploaded = taken.map((_, index) => Date.UTC(2026, 5, 21, 23, index % 60));
  // Sections look at these columns only.
  const takenOffset = taken.map((_, index) => offsets[index] ?? null);
  const cameras = taken.map(() => camera);
  return { id, taken, takenOffset, camera: cameras, uploaded } as unknown as ManagedColumns;
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
  const shifts = { Leica: 2 * 3_600_000 };
  const columns = columnsOf(['2026-06-20T23:00:00.000'], { camera: 'Leica' });
  const [section] = sectionsOf(columns, 'taken-desc', { ...clock, shifts });
  expect(section?.day).toBe('Sunday, June 21, 2026');
});

test('cameras of two time zones share the headings of the place where most photos were taken', () => {
  // By the instant, as the grid has them: one camera at home in Lisbon, the other set for Berlin.
  const lisbon = ['2026-06-20T13:05:00.000', '2026-06-20T13:40:00.000', '2026-06-20T22:50:00.000'];
  const berlin = ['2026-06-20T14:10:00.000', '2026-06-20T14:45:00.000'];
  const [first = '', second = '', late = ''] = lisbon;
  const taken = [first, ...berlin.slice(0, 1), second, ...berlin.slice(1), late];
  const columns = columnsOf(taken, { offsets: [60, 120, 60, 120, 60] });
  expect(sectionsOf(columns, 'taken', clock)).toEqual([
    { first: 0, count: 5, day: 'Saturday, June 20, 2026', hour: undefined },
  ]);
  const many = Array.from({ length: 30 }, () => [first, ...berlin.slice(0, 1)]).flat();
  const offsets = many.map((_, index) => (index % 2 === 0 ? 60 : 120));
  const hours = sectionsOf(columnsOf(many, { offsets }), 'taken', clock);
  expect(hours.map(({ hour, count }) => [hour, count])).toEqual([['1 PM', 60]]);
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
