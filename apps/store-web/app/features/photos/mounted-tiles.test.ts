import { expect, test } from 'vitest';
import { layOutRows } from './justified-rows.ts';
import { mountedTiles } from './mounted-tiles.ts';

const layout = layOutRows(
  Array.from({ length: 40 }, () => 1.5),
  1440,
);
const rowStarts = layout.rows.map(({ first }) => first);

test('without a focus the photos near the screen are mounted', () => {
  expect(mountedTiles(layout, { start: 4, end: 8 }, undefined)).toEqual([4, 5, 6, 7]);
});

test('the focused photo stays, with a row before and after it, however far the page has scrolled', () => {
  const focused = rowStarts[6] ?? 0;
  const mounted = mountedTiles(layout, { start: 0, end: 3 }, focused);
  expect(mounted.slice(0, 3)).toEqual([0, 1, 2]);
  expect(mounted).toContain(focused);
  expect(mounted).toContain((rowStarts[6] ?? 0) - 1);
  expect(mounted).toContain(rowStarts[7]);
  expect(mounted).not.toContain(rowStarts[8]);
});

test('no photo is mounted twice, and all are in the order of the gallery', () => {
  const mounted = mountedTiles(layout, { start: 0, end: 12 }, 5);
  expect(mounted).toEqual([...new Set(mounted)].toSorted((left, right) => left - right));
});

test('a focus on a photo that is gone keeps nothing', () => {
  expect(mountedTiles(layout, { start: 0, end: 2 }, 99)).toEqual([0, 1]);
});
