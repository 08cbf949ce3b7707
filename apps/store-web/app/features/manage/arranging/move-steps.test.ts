import { movePhotos } from '@albumen/domain/photos/reorder';
import { expect, test } from 'vitest';
import { stepOf } from './move-steps.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

function stepped(ids: string[], by: -1 | 1): string | undefined {
  const move = stepOf(order, ids, by);
  return move && movePhotos(order, move)?.join('');
}

test('a photo moves by one place', () => {
  expect([stepped(['c'], -1), stepped(['c'], 1)]).toEqual(['acbde', 'abdce']);
});

test('the first and the last stay where they are', () => {
  expect([stepped(['a'], -1), stepped(['e'], 1)]).toEqual([undefined, undefined]);
});

test('a selection moves as one block and gathers on the way', () => {
  expect([stepped(['b', 'd'], -1), stepped(['b', 'd'], 1)]).toEqual(['bdace', 'acebd']);
});

test('photos that are not there do not move', () => {
  expect(stepped(['gone'], 1)).toBeUndefined();
});
