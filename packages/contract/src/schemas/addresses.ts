import { z } from 'zod';
import { formRules } from '../form-body.ts';
import { updateAddressForm } from '../forms/account-forms.ts';
import { autocompleteLogs } from './accounts.ts';
import { addressDoubt } from './address-doubt.ts';
import { postalAddress } from './postal-address.ts';
import { plainText } from '../lib/characters.ts';
import * as endpoints from '../endpoints/addresses.ts';
import { declareCalls } from './declare-calls.ts';

const text = z.string().overwrite(plainText).max(1_000).default('');

export const addressType = z.enum(['Billing', 'Shipping']);

export const updateAddressBody = z
  .strictObject({
    name: text,
    address1: text,
    address2: text,
    city: text,
    state: text,
    zip: text,
    country: text,
    /** Which of the account's other addresses becomes the same; types, never ids. */
    alsoApplyTo: z.array(addressType).max(2).default([]),
    autocompleteLogs: autocompleteLogs.default([]),
    /** The person has seen the confirmation and chosen. */
    addressValidated: z.boolean().default(false),
    addressType: addressType.default('Shipping'),
  })
  .superRefine(formRules(updateAddressForm));

export const updateAddressReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), name: z.string(), address: postalAddress }),
  addressDoubt,
]);

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  updateAddress: { body: updateAddressBody, reply: updateAddressReply },
});
