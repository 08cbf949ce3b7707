import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange, replyToRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['bytes=90-', { start: 90, end: 100 }],
  ['bytes=90-500', { start: 90, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-500', { start: 0, end: 100 }],
  ['Bytes= 1-2 ', { start: 1, end: 3 }],
])('%s of 100 bytes is honored', (header, span) => {
  expect(parseRange(header, 100)).toEqual(span);
});

test.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('%s of 100 bytes has no bytes', (header) => {
  expect(parseRange(header, 100)).toBe('unsatisfiable');
  expect(replyToRange({ range: header }, { sizeBytes: 100, etag: '"a"' })).toEqual({
    status: 416,
    span: { start: 0, end: 0 },
    headers: { 'accept-ranges': 'bytes', 'content-length': '0', 'content-range': 'bytes */100' },
  });
});

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'items=0-1',
  'bytes=0-1x',
  `bytes=0-${'9'.repeat(400)}`,
])('%j is answered with the whole file', (header) => {
  expect(parseRange(header, 100)).toBeUndefined();
});

test('nothing of an empty file can be asked for', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test('a part is announced as such', () => {
  expect(replyToRange({ range: 'bytes=10-19' }, { sizeBytes: 100, etag: '"a"' })).toEqual({
    status: 206,
    span: { start: 10, end: 20 },
    headers: {
      'accept-ranges': 'bytes',
      'content-length': '10',
      'content-range': 'bytes 10-19/100',
    },
  });
});

test.each([
  ['"a"', 206],
  ['"b"', 200],
  ['W/"a"', 200],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  [['"a"', '"b"'], 200],
])('a resumed download with If-Range %j gets %i', (ifRange, status) => {
  const headers = { range: 'bytes=10-', 'if-range': ifRange };
  expect(replyToRange(headers, { sizeBytes: 100, etag: '"a"' }).status).toBe(status);
});

test('any range lies within the file and is not empty', () => {
  const number = fc.oneof(fc.nat(300).map(String), fc.constant(''));
  fc.assert(
    fc.property(number, number, fc.nat(200), (first, last, sizeBytes) => {
      const span = parseRange(`bytes=${first}-${last}`, sizeBytes);
      if (typeof span !== 'object') return;
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeGreaterThan(span.start);
      expect(span.end).toBeLessThanOrEqual(sizeBytes);
    }),
  );
});
