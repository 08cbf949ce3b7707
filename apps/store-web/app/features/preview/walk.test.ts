import { expect, test } from 'vitest';
import { follow, keepPlace, placesAround, startWalk, step } from './walk.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const forward = { by: 1, motion: 'slide' } as const;
const back = { by: -1, motion: 'slide' } as const;

test('after the last photo comes the first, before the first the last', () => {
  expect(step(startWalk(ids, 'e'), ids, forward)).toMatchObject({ id: 'a', index: 0, position: 1 });
  expect(step(startWalk(ids, 'a'), ids, back)).toMatchObject({ id: 'e', index: 4, position: -1 });
});

test('a gallery of one photo stays where it is', () => {
  const walk = startWalk(['a'], 'a');
  expect(step(walk, ['a'], forward)).toBe(walk);
});

test('an address that lags behind does not pull the preview back', () => {
  const atB = step(startWalk(ids, 'a'), ids, forward);
  const atC = step(atB, ids, forward);
  const late = follow(atC, ids, 'b');
  expect(late.id).toBe('c');
  expect(follow(late, ids, 'c')).toMatchObject({ id: 'c', reported: [] });
});

test('an address that somebody else changed is followed, also to a photo seen before', () => {
  const atB = follow(step(startWalk(ids, 'a'), ids, forward), ids, 'b');
  expect(follow(atB, ids, 'd')).toMatchObject({ id: 'd', index: 3 });
  expect(follow(atB, ids, 'a')).toMatchObject({ id: 'a', index: 0 });
});

test('an address of no photo changes nothing', () => {
  expect(follow(startWalk(ids, 'b'), ids, 'x')).toMatchObject({ id: 'b', index: 1 });
});

test('where the photo was deleted, the one in its place is shown', () => {
  const atC = startWalk(ids, 'c');
  expect(keepPlace(atC, ['a', 'b', 'd', 'e'])).toMatchObject({ id: 'd', index: 2 });
  expect(keepPlace(startWalk(ids, 'e'), ['a', 'b', 'c', 'd'])).toMatchObject({ id: 'd', index: 3 });
  expect(keepPlace(atC, ['c', 'a'])).toMatchObject({ id: 'c', index: 0 });
  expect(keepPlace(atC, [])).toBe(atC);
});

test('two photos ahead and behind are prepared, none twice at the same side', () => {
  expect(placesAround(0, 3200).map(({ index }) => index)).toEqual([3198, 3199, 0, 1, 2]);
  expect(placesAround(0, 3).map(({ index }) => index)).toEqual([2, 0, 1]);
  expect(placesAround(1, 2).map(({ index }) => index)).toEqual([0, 1, 0]);
  expect(placesAround(0, 1).map(({ index }) => index)).toEqual([0]);
});
