import { expect, test } from 'vitest';
import { tiffBlock } from '../../corpus/exif-parts.ts';
import { readExif } from './exif.ts';
import { parseOffset, parseWrittenTime } from './wall-time.ts';

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

test('without a time of the shot the time of the scan stands in, and the edit is told apart', () => {
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
  expect(readExif(edited)?.taken).toBeNull();
  expect(readExif(edited)?.edited).toMatchObject({
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
  expect(parseWrittenTime(text)).toBeNull();
});

test('February 29 exists in leap years only', () => {
  expect(parseWrittenTime('2024:02:29 10:00:00')?.wallTime).toBe('2024-02-29T10:00:00');
  expect(parseWrittenTime('2026:02:29 10:00:00')).toBeNull();
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
  ['+2:00', 120],
  ['+0530', 330],
  ['-08', -480],
  ['+', null],
  ['   :  ', null],
])('offset %j is %j minutes', (text, minutes) => {
  expect(parseOffset(text)).toBe(minutes);
});

test.each([
  ['2026:5:1 9:03:22', '2026-05-01T09:03:22', null, null],
  ['2026-05-01T14:03:22.07+02:00', '2026-05-01T14:03:22', '07', 120],
  ['2026/05/01 14:03', '2026-05-01T14:03:00', null, null],
  ['2026.05.01 14.03.22', '2026-05-01T14:03:22', null, null],
  ['2026:05:01', '2026-05-01T00:00:00', null, null],
  ['2026:05:01 24:03:22', '2026-05-01T00:03:22', null, null],
  ['2026:05:01 02:03:22 PM', '2026-05-01T14:03:22', null, null],
  ['2026:05:01 12:03:22 am', '2026-05-01T00:03:22', null, null],
  ['20260501140322+0200', '2026-05-01T14:03:22', null, 120],
  ['20260501 140322', '2026-05-01T14:03:22', null, null],
  ['20260501', '2026-05-01T00:00:00', null, null],
  ['Fri May  1 14:03:22 2026', '2026-05-01T14:03:22', null, null],
  ['2026:05:01 14:03:22Z', '2026-05-01T14:03:22', null, 0],
])('the sloppy date %j is %s', (...[text, ...expected]) => {
  const written = parseWrittenTime(text);
  expect([written?.wallTime, written?.subSecond, written?.offsetMinutes]).toEqual(expected);
});
