import type { FormValues } from '@albumen/contract/rules';

/** What stands in the fields of a part of a form, trimmed. */
export function valuesWithin(part: HTMLElement | null): FormValues {
  const fields = part?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
  return Object.fromEntries(Array.from(fields, ({ name, value }) => [name, value.trim()]));
}
