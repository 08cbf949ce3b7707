import { expect, test } from 'vitest';
import { checkSepaFields, plainIban, sepaAdvice } from './sepa-fields.ts';

const fieldsOf = (iban: string) => checkSepaFields({ accountHolder: 'Ida Berg', iban });

test.each(['DE89 3704 0044 0532 0130 00', 'nl91abna0417164300', 'FR1420041010050500013M02606'])(
  '%s is an IBAN',
  (iban) => {
    expect(fieldsOf(iban)).toEqual({});
  },
);

test.each(['DE89 3704 0044 0532 0130 01', 'DE89', '1234567890123456', 'DE89-!'])(
  '%s is none',
  (iban) => {
    expect(fieldsOf(iban)).toEqual({ iban: ['Enter a valid IBAN.'] });
  },
);

test('spaces and small letters are as good', () => {
  expect(plainIban(' de89 3704-0044 ')).toBe('DE8937040044');
});

test('an account without its holder is not enough', () => {
  expect(checkSepaFields({ iban: 'DE89370400440532013000' })).toHaveProperty('accountHolder');
});

test('a mandate that was canceled is not mistaken for one that was refused', () => {
  const canceled = sepaAdvice({ code: 'SEPA_CUSTOMER_CANCELED' });
  expect(canceled).toContain('You gave no mandate');
  expect(sepaAdvice({ code: 'SEPA_TRANSACTION_FAILED' })).not.toBe(canceled);
});
