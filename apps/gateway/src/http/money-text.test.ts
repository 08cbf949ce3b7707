import { expect, test } from 'vitest';
import { decimalText, moneyText } from './money-text.ts';

test.each([
  [125_000, 'USD', 'en-US', '$1,250.00'],
  [2_500, 'EUR', 'en-US', '€25.00'],
  [125_000, 'PLN', 'en-US', 'PLN 1,250.00'],
  [125_000, 'EUR', 'de-DE', '1.250,00 €'],
  [125_000, 'JPY', 'en-US', '¥125,000'],
  [1_250_000, 'KWD', 'en-US', 'KWD 1,250.000'],
])('%i of %s reads in %s as %s', (...row) => {
  const [amountMinor, currency, language, text] = row;
  expect(moneyText(amountMinor, currency, language)).toBe(text);
});

test('an amount that came as a decimal number reads the same', () => {
  expect(decimalText('1250', 'USD')).toBe('$1,250.00');
  expect(decimalText('31.5', 'EUR')).toBe('€31.50');
});
