import { expect, test } from 'vitest';
import { addressFields, readAddress } from './address-fields.ts';
import { presentAddress } from './address.presenter.ts';
import { countries, findCountry } from './countries.ts';
import { messageOf, noErrors } from '../server-api/validation-errors.ts';

function read(fields: object) {
  const errors = noErrors();
  const address = readAddress(addressFields.parse(fields), errors, 'address');
  return { address, message: messageOf(errors) };
}

test('249 countries, each with its own three codes and name', () => {
  expect(countries).toHaveLength(249);
  for (const way of ['alpha2', 'alpha3', 'numeric', 'name'] as const) {
    expect(new Set(countries.map((country) => country[way])).size).toBe(249);
  }
  expect(findCountry('alpha3', 'deu')).toMatchObject({ alpha2: 'DE', numeric: '276' });
});

test('one name of a country gives the other three', () => {
  expect(presentAddress(read({ country_code_numeric: 840 }).address)).toMatchObject({
    countryName: 'United States of America',
    countryCodeAlpha2: 'US',
    countryCodeAlpha3: 'USA',
    countryCodeNumeric: '840',
  });
});

test('unknown and contradicting countries are named', () => {
  expect(read({ country_code_alpha2: 'ZZ' }).message).toContain('alpha2');
  expect(read({ country_code_alpha2: 'US', country_name: 'Canada' }).message).toBe(
    'Provided country information is inconsistent.',
  );
});

test('a change can empty a field, and what it does not mention stays', () => {
  expect(read({ company: '', country_name: null }).address).toEqual({
    company: '',
    countryCode: '',
  });
});
