import { expect, test } from 'vitest';
import { tiffBlock } from '../../corpus/exif-parts.ts';
import { readExif } from './exif.ts';
import { parseOffset, parseWallTime } from './time-taken.ts';

test('the time of the shot keeps its own offset and sub-second', () => {
  const block = tiffBlock({
    main: [[0x0132, 'text', '2026:06:01 09:00:00']],
    exif: [
      [0x9003, 'text', '2026:05:01 14:03:22'],
      [0x9010, 'text', '-05:00'],
      [0x9011, 'text', '+02:00'],
      [0x9291, 'text', '07'],
    ],
  });
  expect(readExif(block)?.taken).toEqual({
    wallTime: '2026-05-01T14:03:22',
    wallTimeFrom: 'DateTimeOriginal',
    subSecond: '07',
    offsetMinutes: 120,
    offsetFrom: 'OffsetTimeOriginal',
  });
});

test('the offset of the last edit is never lent to the shot', () => {
  const block = tiffBlock({
    exif: [
      [0x9003, 'text', '2026:05:01 14:03:22'],
      [0x9010, 'text', '+02:00'],
    ],
  });
  expect(readExif(block)?.taken).toMatchObject({ offsetMinutes: null, offsetFrom: null });
});

test('without a time of the shot the time of the scan, then of the edit, stands in', () => {
  const scanned = tiffBlock({
    main: [[0x0132, 'text', '2026:06:01 09:00:00']],
    exif: [[0x9004, 'text', '1969:07:20 20:17:40']],
  });
  expect(readExif(scanned)?.taken).toMatchObject({
    wallTime: '1969-07-20T20:17:40',
    wallTimeFrom: 'DateTimeDigitized',
  });
  const edited = tiffBlock({
    main: [[0x0132, 'text', '2026:06:01 09:00:00']],
    exif: [[0x9010, 'text', 'Z']],
  });
  expect(readExif(edited)?.taken).toMatchObject({
    wallTimeFrom: 'DateTime',
    offsetMinutes: 0,
    offsetFrom: 'OffsetTime',
  });
});

test.each([
  '0000:00:00 00:00:00',
  '    :  :     :  :  ',
  '2026:02:30 10:00:00',
  '2026:13:01 10:00:00',
  '2026:05:01 25:00:00',
  '1700:01:01 00:00:00',
  '',
  'yesterday',
])('a camera that writes %j has no time', (text) => {
  expect(parseWallTime(text)).toBeNull();
});

test('February 29 exists in leap years only', () => {
  expect(parseWallTime('2024:02:29 10:00:00')).toBe('2024-02-29T10:00:00');
  expect(parseWallTime('2026:02:29 10:00:00')).toBeNull();
});

test.each([
  ['+02:00', 120],
  ['-03:30', -210],
  ['+00:00', 0],
  ['-00:00', 0],
  ['Z', 0],
  ['+14:00', 840],
  ['+15:00', null],
  ['+02:75', null],
  ['+2:00', null],
  ['   :  ', null],
])('offset %j is %j minutes', (text, minutes) => {
  expect(parseOffset(text)).toBe(minutes);
});
