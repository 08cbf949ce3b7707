import type { z } from 'zod';
import type { XmlObject } from '../../xml/xml-value.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';

export const internationalPhoneField = wireObject({
  country_code: wireText,
  national_number: wireText,
});

/** A phone number with the code of its country apart; a part that was not given is absent. */
export interface InternationalPhone {
  readonly phoneCountryCode?: string;
  readonly phoneNationalNumber?: string;
}

/** Country codes have one to three digits, whole numbers at most fifteen (ITU-T E.164). */
export function readInternationalPhone(
  phone: z.output<typeof internationalPhoneField>,
  errors: ValidationErrors,
  place: string,
): InternationalPhone {
  const { country_code: code, national_number: number } = phone ?? {};
  if (code && !/^[1-9]\d{0,2}$/.test(code)) {
    addError(errors, `${place}.internationalPhone.countryCode`, '91625');
  }
  if (number && !/^\d{1,14}$/.test(number)) {
    addError(errors, `${place}.internationalPhone.nationalNumber`, '91626');
  }
  return {
    ...(code !== undefined && { phoneCountryCode: code }),
    ...(number !== undefined && { phoneNationalNumber: number }),
  };
}

interface KeptPhone {
  phoneCountryCode?: string | null | undefined;
  phoneNationalNumber?: string | null | undefined;
}

export function presentInternationalPhone({
  phoneCountryCode: code,
  phoneNationalNumber: number,
}: KeptPhone): XmlObject {
  return { internationalPhone: { countryCode: code || null, nationalNumber: number || null } };
}
