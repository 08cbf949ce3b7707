import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { expect, test } from 'vitest';
import { arrangedColumns } from './arranged-columns.ts';

const columns = {
  version: 7,
  base: '/r',
  id: ['a', 'b', 'c', 'd'],
  ratio: [1, 2, 3, 4],
  token: ['ta', 'tb', 'tc', 'td'],
} as unknown as PublicColumns;

test('every column follows its photo', () => {
  const { id, ratio, token, version } = arrangedColumns(columns, ['d', 'a', 'c', 'b']);
  expect({ id, ratio, token, version }).toEqual({
    id: ['d', 'a', 'c', 'b'],
    ratio: [4, 1, 3, 2],
    token: ['td', 'ta', 'tc', 'tb'],
    version: 7,
  });
});

test('photos that came in meanwhile stand behind the others, in their order', () => {
  expect(arrangedColumns(columns, ['c', 'a']).id).toEqual(['c', 'a', 'b', 'd']);
});

test('a photo that went away meanwhile is passed over', () => {
  expect(arrangedColumns(columns, ['b', 'gone', 'a', 'c', 'd']).id).toEqual(['b', 'a', 'c', 'd']);
});
