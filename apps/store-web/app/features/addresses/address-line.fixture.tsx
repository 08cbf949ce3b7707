import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { mountFixture } from '../../../test/mount-fixture.tsx';
import { AddressLine } from './address-line.tsx';
import { useAddressAutocomplete } from './use-address-autocomplete.ts';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

function AddressForm() {
  const [country, setCountry] = useState('US');
  const lookup = useAddressAutocomplete({ country });
  return (
    <form aria-label="Address">
      <SelectField
        name="country"
        label="Country"
        options={countries}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
      <AddressLine name="address1" label="Street and number" lookup={lookup} />
      <TextField name="address2" label="Apartment" />
      <TextField name="city" label="City" {...lookup.field('city')} />
      <TextField name="state" label="State" {...lookup.field('state')} />
      <TextField name="zip" label="Zip code" {...lookup.field('zip')} />
      <output data-testid="logs">{JSON.stringify(lookup.logs)}</output>
      <output data-testid="autocompleted">{String(lookup.isAutocompleted)}</output>
    </form>
  );
}

mountFixture(<AddressForm />);
