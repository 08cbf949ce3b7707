import type { XmlObject } from '../../xml/xml-value.ts';
import type { Address } from './address-fields.ts';
import type { KeptAddress } from './addresses.service.ts';
import { findCountry } from './countries.ts';
import { presentInternationalPhone } from './international-phone.ts';

/** All fields, null where there is nothing; the country in the wire's four ways. */
export function presentAddress(address: Address): XmlObject {
  const country = address.countryCode ? findCountry('alpha2', address.countryCode) : undefined;
  return {
    firstName: address.firstName || null,
    lastName: address.lastName || null,
    company: address.company || null,
    streetAddress: address.streetAddress || null,
    extendedAddress: address.extendedAddress || null,
    locality: address.locality || null,
    region: address.region || null,
    postalCode: address.postalCode || null,
    countryName: country?.name ?? null,
    countryCodeAlpha2: country?.alpha2 ?? null,
    countryCodeAlpha3: country?.alpha3 ?? null,
    countryCodeNumeric: country?.numeric ?? null,
    phoneNumber: address.phoneNumber || null,
    ...presentInternationalPhone(address),
  };
}

export function presentKeptAddress(address: KeptAddress): XmlObject {
  const { id, customerId, createdAt, updatedAt } = address;
  return { id, customerId, ...presentAddress(address), createdAt, updatedAt };
}
