import { expect, test } from 'vitest';
import { plainAmount } from './amount-text.ts';

test.each([
  ['120', '120'],
  ['120.5', '120.5'],
  ['1,250.00', '1250.00'],
  ['1,250', '1250'],
  ['12,50', '12.50'],
  [' 1 250,00 ', '1250.00'],
  ['12,345,678', '12345678'],
])('%s is %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

test.each(['', '12.345', '-5', '+5', '1e3', '0x10', '1,25,0', '12.', '$12', '1.250,00', 'NaN'])(
  '%s is no amount',
  (typed) => {
    expect(plainAmount(typed)).toBeUndefined();
  },
);
