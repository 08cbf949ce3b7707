import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJpegDimensions } from './jpeg-dimensions.ts';

const start = [0xff, 0xd8];
const frame = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function segment(marker: number, length: number): number[] {
  return [
    0xff,
    marker,
    (length + 2) >> 8,
    (length + 2) & 0xff,
    ...Array<number>(length).fill(0xc0),
  ];
}

function dimensionsOf(bytes: number[], headBytes = 200) {
  const file = Uint8Array.from(bytes);
  return readJpegDimensions(file.subarray(0, headBytes), (offset, length) =>
    Promise.resolve(file.subarray(offset, offset + length)),
  );
}

test('width and height come from the frame, not from bytes that look like one', async () => {
  const photo = [...start, ...segment(0xe1, 60), ...segment(0xc4, 30), ...frame, 0xff, 0xda];
  expect(await dimensionsOf(photo)).toEqual({ width: 4000, height: 3000 });
});

test('a frame behind a large color profile is found outside the head', async () => {
  const profiles = [...segment(0xe2, 60_000), ...segment(0xe2, 60_000)];
  expect(await dimensionsOf([...start, ...profiles, ...frame])).toEqual({
    width: 4000,
    height: 3000,
  });
});

test('fill bytes and bare markers between segments are stepped over', async () => {
  const photo = [...start, 0xff, 0xff, 0xd0, ...segment(0xe0, 14), 0xff, ...frame];
  expect(await dimensionsOf(photo)).toEqual({ width: 4000, height: 3000 });
});

test('what is no JPEG says so', async () => {
  expect(await dimensionsOf([0x89, 0x50, 0x4e, 0x47])).toEqual({ unreadable: 'header' });
  expect(await dimensionsOf([])).toEqual({ unreadable: 'header' });
});

test('a JPEG without a frame, or cut before it, says that its dimensions are unreadable', async () => {
  const unreadable = { unreadable: 'dimensions' };
  expect(await dimensionsOf([...start, ...segment(0xe1, 60), 0xff, 0xda])).toEqual(unreadable);
  expect(await dimensionsOf([...start, ...segment(0xe1, 60).slice(0, 20)])).toEqual(unreadable);
  expect(await dimensionsOf([...start, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0])).toEqual(unreadable);
});

test('any bytes come to an end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      const outcome = await dimensionsOf([...start, ...bytes]);
      expect('width' in outcome || outcome.unreadable === 'dimensions').toBe(true);
    }),
  );
});

test('this very file is not a photo', async () => {
  const bytes = await readFile(import.meta.filename);
  expect(await dimensionsOf([...bytes])).toEqual({ unreadable: 'header' });
});
