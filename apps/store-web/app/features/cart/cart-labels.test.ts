import { expect, test } from 'vitest';
import { choiceLabel, quantityLabel } from './cart-labels.ts';

test('cards are counted in packs, all else in pieces', () => {
  expect(quantityLabel({ quantity: 1, piecesPerUnit: 1 })).toBe('1 piece');
  expect(quantityLabel({ quantity: 3, piecesPerUnit: 1 })).toBe('3 pieces');
  expect(quantityLabel({ quantity: 1, piecesPerUnit: 25 })).toBe('1 pack of 25');
  expect(quantityLabel({ quantity: 2, piecesPerUnit: 25 })).toBe('2 packs of 25');
});

test('what two options share is distinguished by their names', () => {
  const options = [
    { label: 'Moulding', value: 'Black' },
    { label: 'Mat', value: 'Black' },
    { label: 'Paper', value: 'Luster' },
  ];
  expect(choiceLabel({ size: '8x10', options })).toBe(
    '8 × 10 in · Black moulding · Black mat · Luster',
  );
});
