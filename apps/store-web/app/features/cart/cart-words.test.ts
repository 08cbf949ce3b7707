import { expect, test } from 'vitest';
import { choiceInWords, quantityInWords } from './cart-words.ts';

test('cards are counted in packs, all else in pieces', () => {
  expect(quantityInWords({ quantity: 1, piecesPerUnit: 1 })).toBe('1 piece');
  expect(quantityInWords({ quantity: 3, piecesPerUnit: 1 })).toBe('3 pieces');
  expect(quantityInWords({ quantity: 1, piecesPerUnit: 25 })).toBe('1 pack of 25');
  expect(quantityInWords({ quantity: 2, piecesPerUnit: 25 })).toBe('2 packs of 25');
});

test('what two options share is told apart by their names', () => {
  const options = [
    { label: 'Moulding', value: 'Black' },
    { label: 'Mat', value: 'Black' },
    { label: 'Paper', value: 'Luster' },
  ];
  expect(choiceInWords({ size: '8x10', options })).toBe(
    '8 × 10 in · Black moulding · Black mat · Luster',
  );
});
