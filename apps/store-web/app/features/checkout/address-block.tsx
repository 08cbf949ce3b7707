import { waitsForWord } from '@albumen/contract/checkout/address-check';
import { validateField, validateForm } from '@albumen/contract/form';
import { checkoutAddressForm } from '@albumen/contract/forms/checkout-forms';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { Notice } from '@albumen/ui/feedback/notice';
import { useField } from '@albumen/ui/forms/form-state';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { AddressFields } from '../addresses/address-fields.tsx';
import { useAddressAutocomplete } from '../addresses/use-address-autocomplete.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckout } from './checkout-context.tsx';
import { changedFields, typedValues } from './form-values.ts';

const names = Object.keys(checkoutAddressForm);

/**
 * Where it goes. Each field is checked as the focus leaves it; once all are right and the focus has left
 * the block, or Enter is pressed in the zip code, the address is saved and looked up.
 */
export function AddressBlock() {
  const { checkout, addressRound } = useCheckout();
  const title = checkout.shippingType === 'studio' ? 'Studio address' : 'Recipient’s address';
  return (
    <CheckoutSection title={title}>
      <CheckoutAddressFields key={`${checkout.shippingType}-${addressRound}`} />
      {checkout.addressCheck === 'notSupported' && <NotSupported />}
      {checkout.addressCheck === 'verified' && (
        <p className="checkout__known text-sm text-muted">The postal service knows this address.</p>
      )}
    </CheckoutSection>
  );
}

function NotSupported() {
  return (
    <Notice kind="danger" title="This address is not supported.">
      <p>
        We don’t ship to military post, US territories, or with a street carrier to a post-office
        box. Another address or the lowest-cost method may do.
      </p>
    </Notice>
  );
}

function CheckoutAddressFields() {
  const { checkout } = useCheckout();
  const { address } = checkout;
  const typed = useField('country').value;
  const [country, setCountry] = useState(typed ?? address.country);
  const lookup = useAddressAutocomplete({ country });
  const block = useAddressSaving(lookup);
  return (
    <div className="checkout__fields" {...block}>
      <AddressFields
        country={country}
        onCountry={setCountry}
        lookup={lookup}
        start={address}
        isRequired
      />
      {checkout.canSaveAddress && <SaveAddress />}
    </div>
  );
}

function SaveAddress() {
  const { checkout, save } = useCheckout();
  return (
    <Checkbox
      name="saveAddress"
      label="Save this address to my account"
      defaultChecked={checkout.saveAddress}
      onChange={({ target }) => void save({ saveAddress: target.checked })}
    />
  );
}

type Lookup = ReturnType<typeof useAddressAutocomplete>;

function useAddressSaving({ logs, isAutocompleted }: Lookup) {
  const { checkout, save, showErrors } = useCheckout();
  const ref = useRef<HTMLDivElement>(null);
  const valuesNow = () => typedValues(ref.current?.closest('form') ?? null, checkout);

  const isChanged = () => Object.keys(changedFields(valuesNow(), checkout, names)).length > 0;

  const saveAddress = () => {
    const { address1, address2, city, state, zip, country } = valuesNow();
    void save({
      address1,
      address2,
      city,
      state,
      zip,
      country,
      autocompleteLogs: [...logs],
      addressAutocompleted: isAutocompleted,
    });
  };

  return {
    ref,
    onBlur({ target, relatedTarget }: FocusEvent<HTMLDivElement>) {
      const values = valuesNow();
      const name = 'name' in target ? String(target.name) : '';
      const rules = Object.entries(checkoutAddressForm).find(([field]) => field === name)?.[1];
      if (rules) showErrors(name, validateField(rules, values[name] ?? '', values));
      const isInside = relatedTarget instanceof Node && ref.current?.contains(relatedTarget);
      const isRight = Object.keys(validateForm(checkoutAddressForm, values)).length === 0;
      if (!isInside && isRight && isChanged()) saveAddress();
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const { target, key } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.name !== 'zip') return;
      event.preventDefault();
      const errors = validateForm(checkoutAddressForm, valuesNow());
      for (const name of names) showErrors(name, errors[name] ?? []);
      const isOpen = isChanged() || waitsForWord(checkout.addressCheck);
      if (Object.keys(errors).length === 0 && isOpen) saveAddress();
    },
  };
}
