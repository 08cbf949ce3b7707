import { paymentMessages } from '@albumen/contract/orders/payment-messages';
import { expect, test } from 'vitest';
import { UnconfirmedError } from './challenge.ts';
import { adviceFor, isDuplicateCard } from './tokenize-advice.ts';

const invalid = 'Please enter a valid payment method.';
const { refusedByBank, canceledAtBank, bankUnreachable } = paymentMessages;
const network = 'Please try again and contact us if it continues.';

test.each([
  ['empty fields', { code: 'HOSTED_FIELDS_FIELDS_EMPTY' }, invalid],
  ['an empty form', { code: 'CARD_FORM_EMPTY' }, invalid],
  ['a refused CVV', { code: 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED' }, invalid],
  ['a refused CVV of the form', { code: 'CARD_FORM_CVV_FAILED' }, invalid],
  ['a silent network', { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' }, network],
  ['a silent network of the form', { code: 'CARD_FORM_NETWORK' }, network],
  [
    'a card that is there already',
    { code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE' },
    invalid,
  ],
  ['a bank that says no', new UnconfirmedError(false), refusedByBank],
  ['a cancel at the bank', new UnconfirmedError(true), canceledAtBank],
  ['a closed window', { code: 'THREEDS_CARDINAL_SDK_CANCELED' }, canceledAtBank],
  [
    'a bank whose script did not load',
    { code: 'THREEDS_CARDINAL_SDK_SETUP_FAILED' },
    bankUnreachable,
  ],
  ['anything else', new Error('?'), invalid],
  ['nothing', undefined, invalid],
])('the advice for %s', (_, error, advice) => {
  expect(adviceFor(error)).toBe(advice);
});

test.each([
  { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['number', 'cvv'] } },
  { code: 'CARD_FORM_INVALID', fields: ['number', 'cvv'] },
])('wrong fields are named as the page names them', (error) => {
  expect(adviceFor(error)).toBe(
    'There was an error verifying your payment details. Please check the following fields and try again: Card number, Security code.',
  );
});

test('only a duplicate card is reported', () => {
  expect(isDuplicateCard({ code: 'CARD_FORM_DUPLICATE' })).toBe(true);
  expect(isDuplicateCard({ code: 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE' })).toBe(true);
  expect(isDuplicateCard({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' })).toBe(false);
});
