import { expect, test } from 'vitest';
import { placeIn, wayTo } from './grid-place.ts';
import { layOutRows } from './justified-rows.ts';

const ids = Array.from({ length: 400 }, (_, index) => `p${index}`);
const ratios = ids.map((_, index) => [1.5, 0.67, 1.33, 1.78][index % 4] ?? 1);
const wide = layOutRows(ratios, 1440);
const narrow = layOutRows(ratios, 390);

test('above the grid there is no place to come back to', () => {
  expect(placeIn({ layout: wide, ids, gridTop: 700 })).toBeUndefined();
});

test('the same window comes back to the very pixel', () => {
  const place = placeIn({ layout: wide, ids, gridTop: -6000 });
  expect(place && wayTo(place, { layout: wide, ids, gridTop: 900 })).toBeCloseTo(6900, -1);
});

test('another width comes back to the same photo', () => {
  const place = placeIn({ layout: wide, ids, gridTop: -6000 });
  if (!place) throw new Error('there is no place');
  const way = wayTo(place, { layout: narrow, ids, gridTop: 0 }) ?? 0;
  expect(placeIn({ layout: narrow, ids, gridTop: -way })?.id).toBe(place.id);
});

test('a photo that is gone leads nowhere', () => {
  expect(wayTo({ id: 'gone', top: 0 }, { layout: wide, ids, gridTop: 0 })).toBeUndefined();
});
