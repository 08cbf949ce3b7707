import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  HOSTED_FIELDS_TIMEOUT: {
    when: 'The frames did not become ready within 60 s.',
    remedy:
      'Check that frames of the gateway may load (`frame-src`), and that nothing blocks them.',
  },
  HOSTED_FIELDS_CONTAINER_REMOVED: {
    when: 'A container left the page before its field was ready.',
    remedy:
      'Create the fields when the containers are there to stay; in single-page apps abort with `signal` on leaving.',
  },
  HOSTED_FIELDS_INVALID_FIELD_KEY: {
    when: '`fields` has a key that is no field.',
    remedy:
      'Use `number`, `cvv`, `expirationDate`, `expirationMonth`, `expirationYear`, `postalCode`, `cardholderName`.',
  },
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: {
    when: 'A `container` or `selector` finds no element. `details` hold `fieldSelector`, `fieldContainer` and `fieldKey`.',
    remedy: 'Create the fields after the containers are in the page, and check the selector.',
  },
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME: {
    when: 'A container already holds a hosted field, or two creates run for it at once.',
    remedy: 'Tear the first component down, or abort it, before creating the next.',
  },
  HOSTED_FIELDS_FIELD_INVALID: {
    when: 'A method was called with a name that is no field.',
    remedy: 'Use one of the field keys.',
  },
  HOSTED_FIELDS_FIELD_NOT_PRESENT: {
    when: 'A method was called with a field that was not given to `create`.',
    remedy: 'Add the field to `fields`, or leave the call out.',
  },
  HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED: {
    when: '`setAttribute` or `removeAttribute` was called with an attribute that may not be changed inside a frame, or `update` on fields in the frames of the provider, which have none.',
    remedy:
      '`aria-invalid`, `aria-required`, `disabled` and `placeholder` may. With the provider, create the fields anew for another look.',
  },
  HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED: {
    when: '`setAttribute` was called with a value that the attribute does not take.',
    remedy:
      'Booleans (or their names) for `aria-…` and `disabled`, text or a number for `placeholder`.',
  },
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID: {
    when: 'A field has an option that is not possible, such as `select` on a field that has none.',
    remedy: 'Correct the option that the message names.',
  },
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: {
    when: 'The card is in the vault already, and the client token forbids a second one.',
    remedy: 'Tell the customer that the card is known, and offer the saved one.',
  },
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: {
    when: 'The card was verified, and the bank disagreed with the CVV or the postal code.',
    remedy: 'Ask the customer to check both.',
  },
  HOSTED_FIELDS_FAILED_TOKENIZATION: {
    when: 'The gateway refused the card. `details.originalError` says why.',
    remedy: 'Ask the customer to check the card.',
  },
  HOSTED_FIELDS_FIELDS_EMPTY: {
    when: '`tokenize` was called before anything was typed.',
    remedy: 'Ask the customer to fill the form.',
  },
  HOSTED_FIELDS_FIELDS_INVALID: {
    when: '`tokenize` was called while fields are invalid. `details.invalidFieldKeys` lists them, `details.invalidFields` has their containers.',
    remedy: 'Mark the fields and ask the customer to correct them.',
  },
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: {
    when: 'The gateway could not be reached, or is in trouble.',
    remedy: 'Ask the customer to try again.',
  },
};
