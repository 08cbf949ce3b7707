import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';

interface CustomFieldErrors {
  place: string;
  invalid: ValidationCode;
  tooLong: ValidationCode;
}

const maxFields = 32;
const longest = 255;

/** Fields that a merchant named; any name that can be an element will do in the sandbox. */
export function readCustomFields(
  fields: Readonly<Record<string, string | undefined>> | undefined,
  errors: ValidationErrors,
  { place, invalid, tooLong }: CustomFieldErrors,
): Record<string, string> {
  const given = Object.entries(fields ?? {});
  const isNamedWell = given.every(([name]) => /^[a-z][a-z0-9_]{0,63}$/.test(name));
  if (!isNamedWell || given.length > maxFields) addError(errors, `${place}.customFields`, invalid);
  if (given.some(([, value = '']) => value.length > longest)) {
    addError(errors, `${place}.customFields`, tooLong);
  }
  return Object.fromEntries(given.map(([name, value = '']) => [name, value]));
}
