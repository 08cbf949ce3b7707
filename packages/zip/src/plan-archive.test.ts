import { expect, test } from 'vitest';
import { planArchive, type ArchiveEntry } from './plan-archive.ts';

const photo: ArchiveEntry = {
  name: 'a.jpg',
  sizeBytes: 10,
  crc32: 0xdead_beef,
  modifiedAt: new Date('2026-06-20T15:04:06Z'),
};

/** Local header 30, central record 46, each with the name's 5 bytes; end record 22. */
const overheadPerPhotoBytes = 30 + 5 + 46 + 5;

test('the size of an archive is known before any file is read', () => {
  const plan = planArchive([photo, { ...photo, name: 'b.jpg' }]);
  expect(plan.sizeBytes).toBe(2 * (10 + overheadPerPhotoBytes) + 22);
});

test('an archive of nothing is an end record', () => {
  expect(planArchive([])).toMatchObject({ sizeBytes: 22, directory: { count: 0, offset: 0 } });
});

test('segments cover the archive without gap or overlap', () => {
  const plan = planArchive([photo, { ...photo, sizeBytes: 0 }, photo]);
  let offset = 0;
  for (const segment of plan.segments) {
    expect(segment.offset).toBe(offset);
    offset += segment.sizeBytes;
  }
  expect(offset).toBe(plan.sizeBytes);
});

test('the ETag is equal for equal manifests and changes with every field', () => {
  const { etag } = planArchive([photo]);
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(planArchive([{ ...photo }]).etag).toBe(etag);
  const others = [
    [{ ...photo, name: 'b.jpg' }],
    [{ ...photo, sizeBytes: 11 }],
    [{ ...photo, crc32: 0 }],
    [{ ...photo, modifiedAt: new Date(0) }],
    [photo, photo],
    [],
  ].map((entries) => planArchive(entries).etag);
  expect(new Set([etag, ...others]).size).toBe(others.length + 1);
});

test.each([
  ['one byte below 4 GiB needs none', 0xffff_fffe, 0],
  ['from the marker value on each size moves to a ZIP64 field', 0xffff_ffff, 20 + 20],
])('ZIP64 for a large photo: %s', (_case, sizeBytes, extraBytes) => {
  const plan = planArchive([{ ...photo, sizeBytes }]);
  // The directory of such an archive lies beyond 4 GiB, so record and locator follow it.
  expect(plan.sizeBytes).toBe(sizeBytes + overheadPerPhotoBytes + extraBytes + 76 + 22);
});

test('ZIP64 for a far photo: 12 bytes more in its directory record', () => {
  const plan = planArchive([
    { ...photo, sizeBytes: 0xffff_fff0 },
    { ...photo, name: 'b.jpg' },
  ]);
  expect(plan.sizeBytes).toBe(0xffff_fff0 + 10 + 2 * overheadPerPhotoBytes + 12 + 76 + 22);
});

test.each([
  [65_534, 22],
  [65_535, 22 + 76],
])('an archive of %i files ends in %i bytes', { timeout: 60_000 }, (count, endBytes) => {
  const plan = planArchive(Array.from({ length: count }, () => photo));
  expect(plan.segments.at(-1)?.sizeBytes).toBe(endBytes);
});

test.each([
  { sizeBytes: -1 },
  { sizeBytes: 1.5 },
  { sizeBytes: Number.NaN },
  { crc32: -1 },
  { crc32: 2 ** 32 },
])('a manifest with %j is refused', (wrong) => {
  expect(() => planArchive([{ ...photo, ...wrong }])).toThrow(RangeError);
});
