import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalPlaces, formatAmount, parseAmount } from './decimal-amount.ts';

test.each([
  ['10.00', 1_000],
  ['10', 1_000],
  ['10.5', 1_050],
  ['10.', 1_000],
  ['0.01', 1],
  ['-3.20', -320],
  [' 7.000 ', 700],
])('%s dollars are %i cents', (text, minor) => {
  expect(parseAmount(text, 'USD')).toBe(minor);
});

test.each(['', 'ten', '1,000.00', '1.005', '1e3', '0x10', '.5', '12345678901234567', '١٠'])(
  '%s is no amount',
  (text) => {
    expect(parseAmount(text, 'USD')).toBeUndefined();
  },
);

test('yen have no minor unit and dinars have a thousandth', () => {
  expect(parseAmount('500', 'JPY')).toBe(500);
  expect(parseAmount('500.50', 'JPY')).toBeUndefined();
  expect(formatAmount(500, 'JPY')).toBe('500');
  expect(parseAmount('1.234', 'KWD')).toBe(1_234);
  expect(decimalPlaces('KWD')).toBe(3);
});

test('any number of minor units survives being written and read', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
      (minor, currency) => {
        expect(parseAmount(formatAmount(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});
