import { crc32 } from 'node:zlib';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { bytesOf, openZeros, someDay } from '../test/made-files.ts';
import { listedByYauzl, listedInBytes } from '../test/yauzl-entries.ts';
import { planArchive, type ArchiveEntry } from './plan-archive.ts';
import type { OpenEntry } from './read-archive.ts';

const gib = 1024 ** 3;
const last = Buffer.from('the last photo, far behind 4 GiB');

/** A small photo behind large ones that exist as arithmetic only. */
function farPhoto(largeBytes: readonly number[]): { entries: ArchiveEntry[]; open: OpenEntry } {
  const large = largeBytes.map((sizeBytes, index) => ({
    name: `large-${index}.tif`,
    sizeBytes,
    crc32: 0,
    modifiedAt: someDay,
  }));
  const small = { name: 'last.jpg', sizeBytes: last.length, crc32: crc32(last) };
  return {
    entries: [...large, { ...small, modifiedAt: someDay }],
    open: (index, span) =>
      index < large.length
        ? openZeros(index, span)
        : Readable.from([last.subarray(span.start, span.end)]),
  };
}

test.each([
  ['one photo of 5 GiB', [5 * gib]],
  ['three photos of 2 GiB', [2 * gib, 2 * gib, 2 * gib]],
  ['a photo that ends at the last byte of 4 GiB', [4 * gib - 1 - 41]],
  ['an 80 GB wedding', Array.from({ length: 3200 }, () => 25_000_000)],
])('the photo behind %s is found and read', async (_case, sizes) => {
  const { entries, open } = farPhoto(sizes);
  const plan = planArchive(entries);
  const listed = await listedByYauzl(plan, open);
  expect(listed.map(({ name, sizeBytes }) => ({ name, sizeBytes }))).toEqual(
    entries.map(({ name, sizeBytes }) => ({ name, sizeBytes })),
  );
  expect(listed.map(({ offset }) => offset)).toEqual(plan.records.map(({ offset }) => offset));
  expect(await listed.at(-1)?.read()).toEqual(last);
});

/** Machines that run all tests at once are slow; none of this is about time. */
const slow = { timeout: 60_000 };

test('an archive of 65,536 photos lists each of them', slow, async () => {
  const count = 65_536;
  const plan = planArchive(
    Array.from({ length: count }, (_each, index) => ({
      name: `${index}.jpg`,
      sizeBytes: 1,
      crc32: index,
      modifiedAt: someDay,
    })),
  );
  const listed = await listedInBytes(await bytesOf(plan, openZeros));
  expect(listed).toHaveLength(count);
  expect(listed.at(-1)).toMatchObject({ name: '65535.jpg', crc32: 65_535, modifiedAt: someDay });
  expect(await listed.at(-1)?.read()).toEqual(Buffer.alloc(1));
});
