import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movePhotos, planPositions, positionStep, type Place } from './reorder.ts';

const letters = (order: readonly string[] | undefined) => order?.join('');

test('a block is set down before or after a photo, in the order given', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  expect(letters(movePhotos(order, { ids: ['d', 'a'], beforeId: 'c' }))).toBe('bdace');
  expect(letters(movePhotos(order, { ids: ['a'], afterId: 'e' }))).toBe('bcdea');
  expect(letters(movePhotos(order, { ids: ['b', 'c'] }))).toBe('adebc');
});

test('a block dropped on one of its own photos gathers there', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  expect(letters(movePhotos(order, { ids: ['a', 'd'], beforeId: 'd' }))).toBe('bcade');
});

test('a move that names a photo of another gallery is refused', () => {
  expect(movePhotos(['a', 'b'], { ids: ['x'], beforeId: 'a' })).toBeUndefined();
  expect(movePhotos(['a', 'b'], { ids: ['a'], afterId: 'x' })).toBeUndefined();
});

function fresh(ids: readonly string[]): Place[] {
  return ids.map((id, index) => ({ id, position: (index + 1) * positionStep }));
}

function inOrder(ids: readonly string[], places: readonly Place[]): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

test('moving one of 3200 photos writes one row', () => {
  const places = fresh(Array.from({ length: 3200 }, (_, index) => `p${index}`));
  const ids = places.map(({ id }) => id);
  const moved = movePhotos(ids, { ids: ['p3000'], beforeId: 'p0' }) ?? [];
  expect(planPositions(inOrder(moved, places))).toHaveLength(1);
});

test('an order that already stands writes nothing', () => {
  expect(planPositions(fresh(['a', 'b', 'c']))).toEqual([]);
});

test('a used-up gap is mended by spreading all photos again', () => {
  const places = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
    { id: 'c', position: 3 },
  ];
  const planned = planPositions(inOrder(['a', 'c', 'b'], places));
  expect(planned).toEqual(fresh(['a', 'c', 'b']));
});

test('whatever is dragged wherever, again and again, positions sort as the order shown', () => {
  const move = fc.record({ ids: fc.uniqueArray(fc.nat(11), { minLength: 1 }), to: fc.nat(11) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.boolean(), (moves, isAfter) => {
      let places = fresh(Array.from({ length: 12 }, (_, index) => `p${index}`));
      for (const { ids, to } of moves) {
        const order = places.map(({ id }) => id);
        const target = isAfter ? { afterId: `p${to}` } : { beforeId: `p${to}` };
        const moved = movePhotos(order, { ids: ids.map((id) => `p${id}`), ...target }) ?? [];
        places = applied(inOrder(moved, places));
        expect(places.map(({ id }) => id)).toEqual(moved);
        expect(new Set(places.map(({ position }) => position)).size).toBe(12);
      }
    }),
  );
});

function applied(order: readonly Place[]): Place[] {
  const planned = new Map(planPositions(order).map(({ id, position }) => [id, position]));
  return order
    .map(({ id, position }) => ({ id, position: planned.get(id) ?? position }))
    .toSorted((left, right) => left.position - right.position);
}
