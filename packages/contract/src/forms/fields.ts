import { limits } from '../limits.ts';
import type { Rule } from '../rules.ts';
import {
  allowedCharacters,
  containsNumber,
  email,
  maxLength,
  minLength,
  notTheEmail,
  notTheName,
  notTheWordPassword,
  passwordLength,
  postalCode,
  printableCharacters,
  printableText,
  required,
  supportedCountry,
} from '../rules.ts';

/** The rules of a field by its name; every form that has the field uses them. */
export const fields = {
  contactName: [
    required,
    minLength(3),
    maxLength(limits.contactNameMaxCharacters),
    allowedCharacters,
  ],
  email: [required, minLength(3), email],
  companyName: [maxLength(limits.companyNameMaxCharacters), allowedCharacters],
  personName: [required, allowedCharacters],
  password: [
    required,
    printableCharacters,
    passwordLength,
    notTheWordPassword,
    notTheName,
    notTheEmail,
  ],
  address1: [required, containsNumber, minLength(3), maxLength(61)],
  address2: [maxLength(61)],
  city: [required, minLength(3), maxLength(35)],
  state: [required, maxLength(29)],
  country: [required, maxLength(61), supportedCountry],
  zip: [required, maxLength(11), postalCode],
  businessName: [
    required,
    minLength(3),
    maxLength(limits.businessNameMaxCharacters),
    printableText,
  ],
  choice: [required],
} as const satisfies Record<string, readonly Rule[]>;
