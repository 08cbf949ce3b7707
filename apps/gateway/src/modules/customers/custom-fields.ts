import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import type { ValidationCode } from '../server-api/validation-messages.ts';

interface CustomFieldReading {
  place: string;
  /** Names that the merchant has set up; any will do where there is no such list. */
  known: readonly string[] | undefined;
  invalid: ValidationCode;
  tooLong: ValidationCode;
}

const maxFields = 32;
const longest = 255;

/** Fields that a merchant named; what the answer repeats has to be an element. */
export function readCustomFields(
  fields: Readonly<Record<string, string | undefined>> | undefined,
  errors: ValidationErrors,
  { place, known, invalid, tooLong }: CustomFieldReading,
): Record<string, string> {
  const given = Object.entries(fields ?? {});
  const isNamedWell = given.every(([name]) => /^[a-z][a-z0-9_]{0,63}$/.test(name));
  const isKnown = given.every(([name]) => known?.includes(name) ?? true);
  if (!isNamedWell || !isKnown || given.length > maxFields)
    addError(errors, `${place}.customFields`, invalid);
  if (given.some(([, value = '']) => value.length > longest)) {
    addError(errors, `${place}.customFields`, tooLong);
  }
  return Object.fromEntries(given.map(([name, value = '']) => [name, value]));
}
