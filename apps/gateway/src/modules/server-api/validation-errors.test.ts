import braintree from 'braintree';
import { expect, test } from 'vitest';
import { writeXml } from '../../xml/write-xml.ts';
import { addError, hasErrors, messageOf, noErrors, presentErrors } from './validation-errors.ts';
import { validationMessages } from './validation-messages.ts';

function codesIn(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? codesIn(value) : [String(value)],
  );
}

// The package exports it; its published types do not say so.
const { ValidationErrorCodes } = braintree as unknown as { ValidationErrorCodes: object };

test('every code of ours is one of the protocol', () => {
  const known = new Set(codesIn(ValidationErrorCodes));
  expect(Object.keys(validationMessages).filter((code) => !known.has(code))).toEqual([]);
});

test('errors nest as the request does, with a list at every level', () => {
  const errors = noErrors();
  expect(hasErrors(errors)).toBe(false);
  addError(errors, 'transaction.amount', '81502');
  addError(errors, 'transaction.creditCard.number', '81714');
  expect(hasErrors(errors)).toBe(true);
  expect(messageOf(errors)).toBe('Amount is required.\nCredit card number is required.');
  expect(writeXml('errors', presentErrors(errors))).toContain(
    '<errors><errors type="array"></errors><transaction><errors type="array"><error>' +
      '<code>81502</code><attribute type="symbol">amount</attribute>' +
      '<message>Amount is required.</message></error></errors>' +
      '<credit-card><errors type="array"><error><code>81714</code>',
  );
});
