import { z } from 'zod';
import { validateForm, type Form } from './form.ts';

/**
 * The body schema of a form: every field a string, missing ones empty, unknown ones refused, and the
 * form's own rules with their messages. Server only: browsers call `validateForm`.
 */
export function formBody<Fields extends Form>(fields: Fields) {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const shape = Object.fromEntries(names.map((name) => [name, z.string().max(10_000).default('')]));
  return z
    .strictObject(shape as Record<keyof Fields & string, z.ZodDefault<z.ZodString>>)
    .superRefine((values, context) => {
      const errors = validateForm(fields, values as Record<string, string>);
      for (const [field, found] of Object.entries(errors)) {
        for (const message of found) context.addIssue({ code: 'custom', path: [field], message });
      }
    });
}
