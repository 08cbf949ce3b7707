import { expect, test } from 'vitest';
import { amountText, moneyText } from './money-text.ts';

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

test('an amount whose currency nobody told has its thousands apart, too', () => {
  expect(amountText('1250')).toBe('1,250.00');
  expect(amountText('31.5')).toBe('31.50');
});
