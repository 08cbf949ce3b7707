import { expect, test } from 'vitest';
import { isLoadedByHand, loadingRow } from './link-pages.ts';

test('the button stands on pages 1, 4 and 7, and on no other', () => {
  const byHand = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isLoadedByHand);
  expect(byHand).toEqual([1, 4, 7]);
});

test('otherwise the 20th row from the end loads the next page', () => {
  expect(loadingRow({ rows: 100, pages: 2, hasMore: true })).toBe(80);
  expect(loadingRow({ rows: 150, pages: 3, hasMore: true })).toBe(130);
});

test('nothing loads by itself where a button does it, or at the end', () => {
  expect(loadingRow({ rows: 50, pages: 1, hasMore: true })).toBeUndefined();
  expect(loadingRow({ rows: 60, pages: 2, hasMore: false })).toBeUndefined();
});
