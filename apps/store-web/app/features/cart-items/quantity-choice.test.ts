import { expect, test } from 'vitest';
import { isOpenEnded, quantityEntries } from './quantity-choice.ts';

test('the last entry of the select opens the number input, where more can be had', () => {
  expect(quantityEntries(999).at(-1)).toEqual({ value: '10', label: '10+' });
  expect(quantityEntries(999)).toHaveLength(10);
  expect(quantityEntries(4).at(-1)).toEqual({ value: '4', label: '4' });
  expect(quantityEntries(10).at(-1)).toEqual({ value: '10', label: '10' });
  expect([9, 10, 11].map((value) => isOpenEnded(value, 999))).toEqual([false, true, true]);
  expect(isOpenEnded(10, 10)).toBe(false);
});
