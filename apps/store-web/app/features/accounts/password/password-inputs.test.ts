import { expect, test } from 'vitest';
import { guessableInputs } from './password-inputs.ts';

test('a name and an address count whole and in parts, short scraps do not', () => {
  expect(guessableInputs(['Ada', 'King-Noel', 'ada.k@north-light.example'])).toEqual([
    'ada',
    'king-noel',
    'king',
    'noel',
    'ada.k@north-light.example',
    'north',
    'light',
    'example',
  ]);
});

test('nothing typed is nothing to compare with', () => {
  expect(guessableInputs(['', '  '])).toEqual([]);
});
