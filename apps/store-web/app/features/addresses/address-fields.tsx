import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { AddressLine } from './address-line.tsx';
import type { useAddressAutocomplete } from './use-address-autocomplete.ts';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

export type AddressStart = Partial<
  Record<'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country', string>
>;

export interface AddressFieldsProps {
  country: string;
  onCountry: (country: string) => void;
  lookup: ReturnType<typeof useAddressAutocomplete>;
  start: AddressStart;
  isRequired?: boolean;
}

/** The fields of a postal address in the United States or Canada. */
export function AddressFields(props: AddressFieldsProps) {
  const { country, onCountry, lookup, start, isRequired: required = false } = props;
  const isCanada = country === 'CA';
  return (
    <>
      <SelectField
        name="country"
        label="Country"
        options={countries}
        value={country}
        onChange={({ target }) => onCountry(target.value)}
      />
      <AddressLine
        name="address1"
        label="Street and number"
        lookup={lookup}
        defaultValue={start.address1 ?? ''}
        required={required}
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
          required={required}
        />
        <TextField
          name="state"
          label={isCanada ? 'Province' : 'State'}
          autoComplete="address-level1"
          {...lookup.field('state', start.state)}
          required={required}
        />
        <TextField
          name="zip"
          label={isCanada ? 'Postal code' : 'Zip code'}
          autoComplete="postal-code"
          {...lookup.field('zip', start.zip)}
          required={required}
        />
      </div>
    </>
  );
}
