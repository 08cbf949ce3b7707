import { FormStateContext } from '@albumen/ui/form-state';
import { PlusIcon } from '@albumen/ui/icons';
import { SelectField } from '@albumen/ui/select-field';
import { TextField } from '@albumen/ui/text-field';
import { use, useState, type Ref } from 'react';
import { AddressLine } from '../../addresses/address-line.tsx';
import { useAddressAutocomplete } from '../../addresses/use-address-autocomplete.ts';
import '../accounts.css';

const addressFields = ['address1', 'address2', 'city', 'state', 'zip', 'country'];

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

interface OptionalAddressProps {
  /** The postal service has another one: the fold is open. */
  isDoubted: boolean;
  /** Its owner has seen what the postal service has instead. */
  isChosen: boolean;
  onEdit: () => void;
  ref: Ref<HTMLDetailsElement>;
}

/** The studio's address: optional as a whole, suggested as it is typed, lookups logged with the form. */
export function OptionalAddress({ isDoubted, isChosen, onEdit, ref }: OptionalAddressProps) {
  const { errors } = use(FormStateContext);
  // A message in a closed fold would be seen by nobody.
  const isWrong = addressFields.some((name) => errors[name] !== undefined);
  return (
    <details className="account-page__address" open={isWrong || isDoubted || undefined} ref={ref}>
      <summary>
        <span>
          Your studio's address <span className="field__optional">(optional)</span>
        </span>
        <PlusIcon size={16} />
      </summary>
      <div className="account-page__address-fields" onInput={onEdit}>
        <AddressFields />
      </div>
      <input type="hidden" name="addressValidated" value={String(isChosen)} />
    </details>
  );
}

export interface AddressFieldsProps {
  start?: Partial<Record<'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country', string>>;
}

export function AddressFields({ start = {} }: AddressFieldsProps) {
  const [country, setCountry] = useState(start.country ?? 'US');
  const lookup = useAddressAutocomplete({ country });
  return (
    <>
      <SelectField
        name="country"
        label="Country"
        options={countries}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
      <AddressLine
        name="address1"
        label="Street and number"
        lookup={lookup}
        defaultValue={start.address1 ?? ''}
      />
      <TextField
        name="address2"
        label="Apartment, suite"
        isOptional
        autoComplete="address-line2"
        defaultValue={start.address2 ?? ''}
      />
      <div className="field-pair">
        <TextField
          name="city"
          label="City"
          autoComplete="address-level2"
          {...lookup.field('city', start.city)}
        />
        <TextField
          name="state"
          label={country === 'CA' ? 'Province' : 'State'}
          autoComplete="address-level1"
          {...lookup.field('state', start.state)}
        />
        <TextField
          name="zip"
          label={country === 'CA' ? 'Postal code' : 'Zip code'}
          autoComplete="postal-code"
          {...lookup.field('zip', start.zip)}
        />
      </div>
      <input type="hidden" name="autocompleteLogs" value={JSON.stringify(lookup.logs)} />
    </>
  );
}
