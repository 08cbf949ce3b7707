import { waitsForWord } from '@albumen/contract/checkout/address-check';
import type { Checkout, CheckoutUpdate } from '@albumen/contract/endpoints/checkout';
import { checkoutAddressForm } from '@albumen/contract/forms/checkout-forms';

/** What is kept of the form, by field. */
export function savedValues(checkout: Checkout): Record<string, string> {
  const { contact, address, reference, instructions, discount } = checkout;
  return { ...contact, ...address, reference, instructions, discountCode: discount?.code ?? '' };
}

/** What stands on the page now; a block that shows text instead of fields has what is kept. */
export function typedValues(
  form: HTMLFormElement | null,
  checkout: Checkout,
): Record<string, string> {
  const values = savedValues(checkout);
  if (form === null) return values;
  for (const [name, value] of new FormData(form)) {
    if (name in values && typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The fields that differ from what is kept, among those named. */
export function changedFields(
  values: Record<string, string>,
  checkout: Checkout,
  names: readonly string[],
): CheckoutUpdate {
  const saved = savedValues(checkout);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name] ?? '';
      return value.trim() === saved[name] ? [] : [[name, value]];
    }),
  );
}

/**
 * Whatever differs from what is kept; an address goes as a whole, because its fields depend on each other,
 * and once more while it still waits for a word.
 */
export function changedForm(values: Record<string, string>, checkout: Checkout): CheckoutUpdate {
  const address = Object.keys(checkoutAddressForm);
  const others = Object.keys(values).filter((name) => !address.includes(name));
  const isOpen = waitsForWord(checkout.addressCheck);
  const isMoved = Object.keys(changedFields(values, checkout, address)).length > 0;
  return {
    ...changedFields(values, checkout, others),
    ...((isMoved || isOpen) &&
      Object.fromEntries(address.map((name) => [name, values[name] ?? '']))),
  };
}
