import { expect, test } from 'vitest';
import { readableTarget } from './readable-target.ts';

test('a percent sign that encodes nothing stands for itself, in the path alone', () => {
  expect(readableTarget('/s/%')).toBe('/s/%25');
  expect(readableTarget('/s/a%ffb?next=%ff')).toBe('/s/a%25ffb?next=%ff');
  expect(readableTarget('/favorite/a%20b%F0%9F%99%88?q=100%')).toBe(
    '/favorite/a%20b%F0%9F%99%88?q=100%',
  );
});
