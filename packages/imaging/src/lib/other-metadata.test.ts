import { expect, test } from 'vitest';
import { segment } from '../../corpus/jpeg-parts.ts';
import { exifSegment } from '../../corpus/exif-parts.ts';
import { flatJpeg } from '../../corpus/flat-jpeg.ts';
import { withSegments } from '../../corpus/jpeg-parts.ts';
import { probePhoto } from '../photo-probe.ts';
import type { TimeTaken } from './time-taken.ts';

const photo = flatJpeg({ width: 1600, height: 1200 });

async function takenOf(...segments: Buffer[]): Promise<TimeTaken | null> {
  const bytes = withSegments(photo, ...segments);
  const probed = await probePhoto({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  });
  if (!probed.ok) throw new Error(probed.refusal.code);
  return probed.value.taken;
}

function xmp(content: string): Buffer {
  return segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${content}`, 'latin1'));
}

function dataset(number: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([0x1c, 2, number, 0, text.length]), Buffer.from(text)]);
}

function resource(number: number, body: Buffer): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(number, 4);
  head.writeUInt32BE(body.length, 8);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function photoshop(...resources: Buffer[]): Buffer {
  return segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), ...resources]));
}

const iptc = photoshop(
  resource(0x03ed, Buffer.alloc(17)),
  resource(0x0404, Buffer.concat([dataset(55, '20260501'), dataset(60, '140322+0200')])),
);
const edited = exifSegment({ main: [[0x0132, 'text', '2026:06:01 09:00:00']] });

test.each([
  '<rdf:Description xmp:CreateDate="2020-01-01" exif:DateTimeOriginal="2026-05-01T14:03:22.07+02:00"/>',
  '<exif:DateTimeOriginal>2026-05-01T14:03:22.07+02:00</exif:DateTimeOriginal>',
])('XMP says when the photo was taken: %s', async (content) => {
  expect(await takenOf(xmp(content), edited)).toEqual({
    wallTime: '2026-05-01T14:03:22',
    wallTimeFrom: 'XMP',
    subSecond: '07',
    offsetMinutes: 120,
    offsetFrom: 'XMP',
  });
});

test('IPTC says when the photo was taken, behind other resources', async () => {
  expect(await takenOf(iptc, edited)).toMatchObject({
    wallTime: '2026-05-01T14:03:22',
    wallTimeFrom: 'IPTC',
    offsetMinutes: 120,
  });
});

test("the camera's own time comes before XMP, XMP before IPTC, and an edit is the last resort", async () => {
  const shot = exifSegment({ exif: [[0x9003, 'text', '2026:05:01 14:03:22']] });
  const later = xmp('<x xmp:CreateDate="2026-05-02T10:00:00"/>');
  expect(await takenOf(later, shot)).toMatchObject({ wallTimeFrom: 'DateTimeOriginal' });
  expect(await takenOf(iptc, later)).toMatchObject({ wallTimeFrom: 'XMP' });
  expect(await takenOf(edited)).toMatchObject({ wallTimeFrom: 'DateTime' });
});

test('without any other time the satellites say it, in UTC, and nothing of the place is kept', async () => {
  const gps = exifSegment({
    main: [[0x0132, 'text', '2026:06:01 09:00:00']],
    gps: [
      [2, 'rational', [47, 1]],
      [7, 'rationals', [12, 3, 22.5]],
      [29, 'text', '2026:05:01'],
    ],
  });
  expect(await takenOf(gps)).toEqual({
    wallTime: '2026-05-01T12:03:22',
    wallTimeFrom: 'GPS',
    subSecond: null,
    offsetMinutes: 0,
    offsetFrom: 'GPS',
  });
});

test.each([
  ['no end', xmp('<x exif:DateTimeOriginal="')],
  ['a date that is none', xmp('<x exif:DateTimeOriginal="yesterday"/>')],
  [
    'a resource that is longer than its block',
    photoshop(Buffer.from('8BIM\x04\x04\0\0\xff\xff\xff\xff', 'latin1')),
  ],
  ['half a resource', photoshop(Buffer.from('8BIM\x04', 'latin1'))],
])('metadata with %s has no time', async (_, part) => {
  expect(await takenOf(part)).toBeNull();
});
