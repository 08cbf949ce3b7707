import type { CheckoutAddress } from '@albumen/contract/endpoints/checkout';
import { validateForm } from '@albumen/contract/form';
import { checkoutAddressForm } from '@albumen/contract/forms/checkout-forms';
import { destinationOf, type Destination } from '@albumen/domain/checkout/destination';
import type { CheckoutRow } from './checkout.queries.ts';

/** Nothing typed yet; the country is preselected. */
export const emptyAddress: CheckoutAddress = {
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: 'US',
};

/** Where it goes, as far as that is known: each shipping type remembers its own. */
export function addressOf({
  addresses,
  shippingType,
}: Pick<CheckoutRow, 'addresses' | 'shippingType'>): CheckoutAddress {
  return addresses[shippingType] ?? emptyAddress;
}

export function isComplete(address: CheckoutAddress): boolean {
  return Object.keys(validateForm(checkoutAddressForm, { ...address })).length === 0;
}

export function isSame(one: CheckoutAddress, other: CheckoutAddress): boolean {
  const fields = Object.keys(emptyAddress) as (keyof CheckoutAddress)[]; // its own keys
  return fields.every((field) => one[field] === other[field]);
}

/** What prices depend on; null until country and state are known. */
export function destinationOfCheckout(checkout: CheckoutRow): Destination | null {
  return destinationOf(addressOf(checkout)) ?? null;
}
