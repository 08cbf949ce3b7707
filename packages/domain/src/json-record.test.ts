import { expect, test } from 'vitest';
import { isRecord, recordOf, textsOf } from './json-record.ts';

test('objects alone have members', () => {
  expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]);
  expect([null, [], 'text', 1, undefined].map(recordOf)).toEqual([{}, {}, {}, {}, {}]);
});

test('what is no text is left out of the texts', () => {
  expect(textsOf({ a: 'one', b: 2, c: null, d: ['x'], e: '' })).toEqual({ a: 'one', e: '' });
  expect(textsOf(JSON.parse('[]'))).toEqual({});
});
