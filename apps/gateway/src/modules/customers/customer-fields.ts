import { z } from 'zod';
import {
  internationalPhoneField,
  readInternationalPhone,
  type InternationalPhone,
} from '../addresses/international-phone.ts';
import type { MerchantOptions } from '../merchants/merchant-options.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';
import { wireCustomFields, wireText } from '../server-api/wire-fields.ts';
import { readCustomFields } from './custom-fields.ts';

export const customerShape = {
  id: wireText,
  first_name: wireText,
  last_name: wireText,
  company: wireText,
  email: wireText,
  phone: wireText,
  international_phone: internationalPhoneField,
  fax: wireText,
  website: wireText,
  custom_fields: wireCustomFields,
} satisfies z.ZodRawShape;

const customerFields = z.object(customerShape);

export type CustomerFields = z.output<typeof customerFields>;

/** What is known of a person; a field that was not given is absent, an emptied one is empty. */
export interface CustomerFacts extends InternationalPhone {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly fax?: string;
  readonly website?: string;
}

export interface CustomerOrder {
  readonly id: string | undefined;
  readonly facts: CustomerFacts;
  readonly customFields: Readonly<Record<string, string>>;
}

interface Rule {
  readonly field: Exclude<keyof CustomerFields, 'custom_fields' | 'id' | 'international_phone'>;
  readonly name: Exclude<keyof CustomerFacts, keyof InternationalPhone>;
  readonly tooLong: ValidationCode;
}

const rules: readonly Rule[] = [
  { field: 'first_name', name: 'firstName', tooLong: '81608' },
  { field: 'last_name', name: 'lastName', tooLong: '81613' },
  { field: 'company', name: 'company', tooLong: '81601' },
  { field: 'email', name: 'email', tooLong: '81605' },
  { field: 'phone', name: 'phone', tooLong: '81614' },
  { field: 'fax', name: 'fax', tooLong: '81607' },
  { field: 'website', name: 'website', tooLong: '81615' },
];

const longest = 255;

/** Where a customer stands in a request, and which custom fields the merchant has. */
interface CustomerReading extends Pick<MerchantOptions, 'customFields'> {
  errors: ValidationErrors;
  place: string;
}

/** Reads what a customer consists of and notes all that is wrong with it. */
export function readCustomer(
  fields: CustomerFields,
  { errors, place, customFields }: CustomerReading,
): CustomerOrder {
  const facts: Record<string, string> = {};
  for (const { field, name, tooLong } of rules) {
    const value = fields[field];
    if (value === undefined) continue;
    if (value.length > longest) addError(errors, `${place}.${name}`, tooLong);
    facts[name] = value;
  }
  if (facts['email'] && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(facts['email'])) {
    addError(errors, `${place}.email`, '81604');
  }
  if (facts['website'] && !/^(https?:\/\/)?[^\s/]+\.[^\s/]+(\/\S*)?$/.test(facts['website'])) {
    addError(errors, `${place}.website`, '81616');
  }
  const phone = readInternationalPhone(fields.international_phone, errors, place);
  checkCustomerId(fields.id, errors, place);
  const codes = { place, known: customFields, invalid: '91602', tooLong: '81603' } as const;
  return {
    id: fields.id,
    facts: { ...facts, ...phone },
    customFields: readCustomFields(fields.custom_fields, errors, codes),
  };
}

/** Names that mean something else in a path. */
const reserved = new Set(['all', 'new']);

function checkCustomerId(id: string | undefined, errors: ValidationErrors, place: string): void {
  const path = `${place}.id`;
  if (id === undefined) return;
  if (id === '') addError(errors, path, '91613');
  else if (id.length > 36) addError(errors, path, '91612');
  else if (!/^[A-Za-z0-9_-]+$/.test(id)) addError(errors, path, '91610');
  else if (reserved.has(id)) addError(errors, path, '91611');
}
