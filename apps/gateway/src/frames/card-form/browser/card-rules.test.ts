import { expect, test } from 'vitest';
import { formatDate, formatNumber, isFieldValid, type TypedCard } from './card-rules.ts';

const now = new Date(2026, 10, 21);
const card: TypedCard = { number: '4111 1111 1111 1111', expirationDate: '12/30', cvv: '123' };

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822463100059999', '3782 822463 10005'],
  ['41x11 1', '4111 1'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/', '12/'],
  ['1/', '01/'],
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['12/203', '12/203'],
])('the date %s is shown as %s', (typed, shown) => {
  expect(formatDate(typed)).toBe(shown);
});

test('typing a date key by key ends in month and year', () => {
  const typed = Array.from('0428').reduce((shown, key) => formatDate(shown + key), '');
  expect(typed).toBe('04/28');
});

test.each([
  ['number', '4111 1111 1111 1112'],
  ['number', '4111'],
  ['expirationDate', '10/26'],
  ['expirationDate', '13/30'],
  ['expirationDate', '12/47'],
  ['cvv', '12'],
  ['cvv', '1234'],
] as const)('the %s %s is wrong', (field, text) => {
  expect(isFieldValid(field, { ...card, [field]: text }, now)).toBe(false);
});

test('this month is not over, and American Express has a code of four digits', () => {
  expect(isFieldValid('expirationDate', { ...card, expirationDate: '11/26' }, now)).toBe(true);
  const amex = { ...card, number: '3782 822463 10005' };
  expect(isFieldValid('number', amex, now)).toBe(true);
  expect(isFieldValid('cvv', amex, now)).toBe(false);
  expect(isFieldValid('cvv', { ...amex, cvv: '1234' }, now)).toBe(true);
});
