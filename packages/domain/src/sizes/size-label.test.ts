import { expect, test } from 'vitest';
import { sizeLabel, sizeLabelOf } from './size-label.ts';

test('a size reads as its catalog names it, with fractions as printers write them', () => {
  expect(sizeLabel({ widthInches: 5, heightInches: 7 })).toBe('5 × 7 in');
  expect(sizeLabel({ widthInches: 8.5, heightInches: 11.25 })).toBe('8½ × 11¼ in');
});

test('a size’s id reads the same, and what is none stays', () => {
  expect(sizeLabelOf('5x7')).toBe('5 × 7 in');
  expect(sizeLabelOf('8.5x11')).toBe('8½ × 11 in');
  expect(sizeLabelOf('a4')).toBe('a4');
});
