import { expect, test } from 'vitest';
import { paidByWords, type PaidBy } from './paid-by.ts';

const cases: [PaidBy, string][] = [
  [{ method: 'card', brand: 'Visa', hint: '1111' }, 'Visa ending in 1111'],
  [{ method: 'googlePay', brand: 'Visa', hint: '1111' }, 'Google Pay, Visa ending in 1111'],
  [{ method: 'paypal', hint: 'ana@example.com' }, 'PayPal (ana@example.com)'],
  [{ method: 'paypal', hint: '' }, 'PayPal'],
  [{ method: 'sepa', hint: '3000' }, 'SEPA direct debit, account ending in 3000'],
  [{ method: 'ideal', hint: '' }, 'iDEAL'],
];

test.each(cases)('%j is worded as %s', (paidBy, words) => {
  expect(paidByWords(paidBy)).toBe(words);
});
