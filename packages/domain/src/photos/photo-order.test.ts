import { photoSorts } from '@albumen/contract/photo-sorts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentReader, orderPhotos, shiftedWallClock, type SortablePhoto } from './photo-order.ts';

function photo(id: string, more: Partial<SortablePhoto> = {}): SortablePhoto {
  const blank = { position: 0, fileName: 'a.jpg', takenWall: null, takenOffsetMinutes: null };
  return { id, ...blank, camera: '', uploadedAt: 0, ...more };
}

function ids(photos: readonly SortablePhoto[]): string {
  return photos.map(({ id }) => id).join(' ');
}

test('file names sort as people count: 2 before 10', () => {
  const photos = [
    photo('ten', { fileName: 'IMG_10.jpg' }),
    photo('two', { fileName: 'IMG_2.jpg' }),
    photo('one', { fileName: 'img_1.jpg' }),
  ];
  expect(ids(orderPhotos(photos, 'name'))).toBe('one two ten');
  expect(ids(orderPhotos(photos, 'name-desc'))).toBe('ten two one');
});

test('with an offset on every photo, the instant decides', () => {
  const photos = [
    photo('paris', { takenWall: '2026-05-01T14:00:00.000', takenOffsetMinutes: 120 }),
    photo('london', { takenWall: '2026-05-01T13:30:00.000', takenOffsetMinutes: 60 }),
  ];
  expect(ids(orderPhotos(photos, 'taken'))).toBe('paris london');
});

test('times are read by the clock of most photos where all have an offset, else by each camera’s own', () => {
  const lisbon = photo('lisbon', { takenWall: '2026-05-01T23:30:00.000', takenOffsetMinutes: 60 });
  const berlin = photo('berlin', { takenWall: '2026-05-02T00:40:00.000', takenOffsetMinutes: 120 });
  const untimed = photo('scan');
  const read = (photos: readonly SortablePhoto[]) => {
    const momentOf = momentReader(photos, {});
    return [lisbon, berlin, untimed].map((each) => {
      const moment = momentOf(each);
      return moment && new Date(moment).toISOString().slice(0, 16);
    });
  };
  expect(read([lisbon, lisbon, berlin, untimed])).toEqual([
    '2026-05-01T23:30',
    '2026-05-01T23:40',
    undefined,
  ]);
  const old = photo('old', { takenWall: '2026-05-01T23:45:00.000' });
  expect(read([lisbon, lisbon, berlin, old])).toEqual([
    '2026-05-01T23:30',
    '2026-05-02T00:40',
    undefined,
  ]);
});

test('one photo without an offset makes the wall clock decide for all', () => {
  const photos = [
    photo('paris', { takenWall: '2026-05-01T14:00:00.000', takenOffsetMinutes: 120 }),
    photo('london', { takenWall: '2026-05-01T13:30:00.000', takenOffsetMinutes: 60 }),
    photo('old camera', { takenWall: '2026-05-01T13:45:00.000' }),
  ];
  expect(ids(orderPhotos(photos, 'taken'))).toBe('london old camera paris');
});

test('a photo without any time neither changes the rule nor leaves the end', () => {
  const photos = [
    photo('scan', { fileName: 'a.jpg' }),
    photo('paris', { takenWall: '2026-05-01T14:00:00.000', takenOffsetMinutes: 120 }),
    photo('london', { takenWall: '2026-05-01T13:30:00.000', takenOffsetMinutes: 60 }),
  ];
  expect(ids(orderPhotos(photos, 'taken'))).toBe('paris london scan');
  expect(ids(orderPhotos(photos, 'taken-desc'))).toBe('london paris scan');
});

test('a burst is ordered by its fractions of a second, then by file name', () => {
  const photos = [
    photo('third', { takenWall: '2026-05-01T14:00:00.500', fileName: 'B10.jpg' }),
    photo('second', { takenWall: '2026-05-01T14:00:00.500', fileName: 'B9.jpg' }),
    photo('first', { takenWall: '2026-05-01T14:00:00.120', fileName: 'Z.jpg' }),
  ];
  expect(ids(orderPhotos(photos, 'taken'))).toBe('first second third');
});

test("a camera's clock shift moves its photos and no others", () => {
  const photos = [
    photo('kiss', { takenWall: '2026-05-01T14:00:00.000', camera: 'A' }),
    photo('cake', { takenWall: '2026-05-01T13:10:00.000', camera: 'B' }),
  ];
  expect(ids(orderPhotos(photos, 'taken'))).toBe('cake kiss');
  expect(ids(orderPhotos(photos, 'taken', { B: 3_600_000 }))).toBe('kiss cake');
});

test('a wall clock put right stays a wall clock, over midnight too', () => {
  expect(shiftedWallClock('2026-05-01T23:30:00.120', 3_600_000)).toBe('2026-05-02T00:30:00.120');
  expect(shiftedWallClock(null, 3_600_000)).toBeNull();
});

test('every order keeps all photos and does not depend on the order they come in', () => {
  const anyPhoto = fc.record({
    id: fc.uuid(),
    position: fc.nat(5),
    fileName: fc.constantFrom('a1.jpg', 'a2.jpg', 'A10.jpg'),
    takenWall: fc.constantFrom(null, '2026-05-01T14:00:00.000', '2026-05-01T15:00:00.000'),
    takenOffsetMinutes: fc.constantFrom(null, 0, 120),
    camera: fc.constantFrom('A', 'B'),
    uploadedAt: fc.nat(3),
  });
  const gallery = fc.uniqueArray(anyPhoto, { selector: ({ id }) => id, maxLength: 30 });
  fc.assert(
    fc.property(gallery, fc.constantFrom(...photoSorts), (photos, sort) => {
      const shifts = { A: 1_800_000 };
      const sorted = orderPhotos(photos, sort, shifts);
      expect(ids(orderPhotos(photos.toReversed(), sort, shifts))).toBe(ids(sorted));
      expect(new Set(sorted)).toEqual(new Set(photos));
    }),
  );
});
