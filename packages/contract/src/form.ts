import type { FormValues, Rule } from './rules.ts';

/** A form: its fields in the order shown, each with its rules in the order checked. */
export type Form = Readonly<Record<string, readonly Rule[]>>;

/** Messages by field; a field without messages is absent. */
export type FieldErrors = Record<string, string[]>;

/** Fixes a form's field names in its type. */
/* @__NO_SIDE_EFFECTS__ */
export function form<const Fields extends Form>(fields: Fields): Fields {
  return fields;
}

/**
 * Checks every field and gives all messages at once; an empty object means that the form is valid.
 * An empty required field gets that one message only.
 */
export function validateForm(fields: Form, values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, rules] of Object.entries(fields)) {
    const found = validateField(rules, values[field] ?? '', values);
    if (found.length > 0) errors[field] = found;
  }
  return errors;
}

/** The messages of one field. */
export function validateField(rules: readonly Rule[], value: string, values: FormValues): string[] {
  const found = rules
    .map((rule) => rule(value, values))
    .filter((message): message is string => message !== undefined);
  return value.trim() === '' ? found.slice(0, 1) : [...new Set(found)];
}
