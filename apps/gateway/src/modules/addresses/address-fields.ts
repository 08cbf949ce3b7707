import { z } from 'zod';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireText } from '../server-api/wire-fields.ts';
import { findCountry, type Country } from './countries.ts';
import {
  internationalPhoneField,
  readInternationalPhone,
  type InternationalPhone,
} from './international-phone.ts';

export const addressShape = {
  first_name: wireText,
  last_name: wireText,
  company: wireText,
  street_address: wireText,
  extended_address: wireText,
  locality: wireText,
  region: wireText,
  postal_code: wireText,
  country_name: wireText,
  country_code_alpha2: wireText,
  country_code_alpha3: wireText,
  country_code_numeric: wireText,
  phone_number: wireText,
  international_phone: internationalPhoneField,
} satisfies z.ZodRawShape;

export const addressFields = z.object(addressShape);

type AddressFields = z.output<typeof addressFields>;

/** An address as we keep it; a field that was not given is absent. */
export interface Address extends InternationalPhone {
  /** The vault's id of an address that it has. */
  readonly id?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly streetAddress?: string;
  readonly extendedAddress?: string;
  readonly locality?: string;
  readonly region?: string;
  readonly postalCode?: string;
  /** ISO 3166 alpha-2. */
  readonly countryCode?: string;
  readonly phoneNumber?: string;
}

/** The fields of a request; an empty one stays, so that a change can empty it. */
export function readAddress(
  fields: AddressFields,
  errors: ValidationErrors,
  place: string,
): Address {
  checkLengths(fields, errors, place);
  const country = readCountry(fields, errors, place);
  const address: Record<string, string | undefined> = {
    firstName: fields.first_name,
    lastName: fields.last_name,
    company: fields.company,
    streetAddress: fields.street_address,
    extendedAddress: fields.extended_address,
    locality: fields.locality,
    region: fields.region,
    postalCode: fields.postal_code,
    countryCode: country,
    phoneNumber: fields.phone_number,
  };
  const given = Object.entries(address).filter(([, value]) => value !== undefined);
  const phone = readInternationalPhone(fields.international_phone, errors, place);
  return { ...Object.fromEntries(given), ...phone };
}

const longest = 255;
const lengths: readonly (readonly [
  Exclude<keyof AddressFields, 'international_phone'>,
  string,
  ValidationCode,
])[] = [
  ['first_name', 'firstName', '81805'],
  ['last_name', 'lastName', '81806'],
  ['company', 'company', '81802'],
  ['street_address', 'streetAddress', '81812'],
  ['extended_address', 'extendedAddress', '81804'],
  ['locality', 'locality', '81807'],
  ['region', 'region', '81810'],
];

function checkLengths(fields: AddressFields, errors: ValidationErrors, place: string): void {
  for (const [name, attribute, code] of lengths) {
    if ((fields[name]?.length ?? 0) > longest) addError(errors, `${place}.${attribute}`, code);
  }
  const postalCode = fields.postal_code ?? '';
  if (!/^[A-Za-z0-9 -]*$/.test(postalCode)) addError(errors, `${place}.postalCode`, '81813');
  else if (postalCode.replaceAll(/[ -]/g, '').length > 9) {
    addError(errors, `${place}.postalCode`, '81809');
  }
}

const ways = [
  { way: 'name', field: 'country_name', attribute: 'countryName', code: '91803' },
  { way: 'alpha2', field: 'country_code_alpha2', attribute: 'countryCodeAlpha2', code: '91814' },
  { way: 'alpha3', field: 'country_code_alpha3', attribute: 'countryCodeAlpha3', code: '91816' },
  { way: 'numeric', field: 'country_code_numeric', attribute: 'countryCodeNumeric', code: '91817' },
] as const;

/** The country that all given names of it mean; `''` when they were emptied. */
function readCountry(
  fields: AddressFields,
  errors: ValidationErrors,
  place: string,
): string | undefined {
  const given = ways.filter(({ field }) => fields[field] !== undefined);
  const meant = new Set<Country>();
  for (const { way, field, attribute, code } of given) {
    const text = fields[field];
    if (text === undefined || text === '') continue;
    const country = findCountry(way, text);
    if (country === undefined) addError(errors, `${place}.${attribute}`, code);
    else meant.add(country);
  }
  if (meant.size > 1) addError(errors, `${place}.base`, '91815');
  const [country] = meant;
  return country?.alpha2 ?? (given.length > 0 ? '' : undefined);
}
