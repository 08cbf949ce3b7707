import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test('prices are said with their sign, separators and all places', () => {
  expect([5, 250, 123_450, 1_000_000_00].map((minor) => formatPrice(minor, 'USD'))).toEqual([
    '$0.05',
    '$2.50',
    '$1,234.50',
    '$1,000,000.00',
  ]);
  expect(formatPrice(-500, 'CAD')).toBe('−CA$5.00');
  expect(formatPrice(1500, 'JPY')).toBe('JPY 1,500');
});
