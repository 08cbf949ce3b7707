import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { expect, test } from 'vitest';
import { changedForm, savedValues } from './form-values.ts';

/* What the form reads of a checkout. */
const checkout = {
  contact: { name: 'Ada Lovelace', email: 'ada@people.test', companyName: '' },
  address: {
    address1: '120 Main St',
    address2: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701-5785',
    country: 'US',
  },
  addressCheck: 'verified',
  reference: '',
  instructions: '',
  discount: null,
} as Partial<Checkout> as Checkout;

const typed = (change: Record<string, string> = {}) => ({ ...savedValues(checkout), ...change });

test('nothing is sent of a form that stands as it is kept, spaces aside', () => {
  expect(changedForm(typed({ name: ' Ada Lovelace ' }), checkout)).toEqual({});
});

test('an address goes as a whole when one of its fields has changed', () => {
  const changed = changedForm(typed({ zip: '78701', reference: 'A-1' }), checkout);
  expect(changed).toEqual({ ...checkout.address, zip: '78701', reference: 'A-1' });
});

test.each(['empty', 'suggested', 'invalid'] as const)(
  'an address that still waits for a word (%s) is sent again, even unchanged',
  (addressCheck) => {
    expect(changedForm(typed(), { ...checkout, addressCheck })).toEqual(checkout.address);
  },
);
