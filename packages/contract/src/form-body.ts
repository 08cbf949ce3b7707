import { z } from 'zod';
import { validateForm, type Form } from './form.ts';
import { plainText } from './lib/characters.ts';
import { allowedCharacters, lettersAndNumbers, printableText, type Rule } from './rules.ts';

/**
 * The body schema of a form: every field a string, missing ones empty, unknown ones refused, and the
 * form's own rules with their messages. Server only: browsers call `validateForm`.
 */
export function formBody<Fields extends Form>(fields: Fields) {
  const names = Object.keys(fields) as (keyof Fields & string)[]; // its own keys
  const shape = Object.fromEntries(
    names.map((name) => [name, textOf(fields[name] ?? []).default('')]),
  );
  return z
    .strictObject(shape as Record<keyof Fields & string, z.ZodDefault<z.ZodString>>)
    .superRefine(formRules(fields));
}

const rulesOfText: readonly Rule[] = [allowedCharacters, lettersAndNumbers, printableText];

/* A password is kept to the letter. */
function textOf(rules: readonly Rule[]): z.ZodString {
  const text = z.string().max(10_000);
  return rules.some((rule) => rulesOfText.includes(rule)) ? text.overwrite(plainText) : text;
}

/**
 * The refinement of a body that has a form's fields among others: the form's own rules and messages.
 * A field that was left out is not checked, so that a change may name only some.
 */
export function formRules(fields: Form) {
  return (body: object, context: z.RefinementCtx): void => {
    const given = Object.entries(body).filter(([name]) => name in fields);
    const values = Object.fromEntries(given.filter(isText));
    const checked = Object.entries(fields).filter(([name]) => name in values);
    const errors = validateForm(Object.fromEntries(checked), values);
    for (const [field, found] of Object.entries(errors)) {
      for (const message of found) context.addIssue({ code: 'custom', path: [field], message });
    }
  };
}

function isText(field: [string, unknown]): field is [string, string] {
  return typeof field[1] === 'string';
}
