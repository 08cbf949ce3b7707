import { validateField, validateForm, type FieldErrors, type Form } from '@albumen/contract/form';
import { messages } from '@albumen/contract/messages';
import type { FormValues, Rule } from '@albumen/contract/rules';

/** What was typed, by field name. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** All messages of a form as it stands. */
export function checkForm(rules: Form, form: HTMLFormElement): FieldErrors {
  return validateForm(rulesFor(rules, form), valuesOf(form));
}

/** The messages of one of its fields. */
export function checkField(rules: Form, name: string, form: HTMLFormElement): string[] {
  const values = valuesOf(form);
  return validateField(rulesFor(rules, form)[name] ?? [], values[name] ?? '', values);
}

/** The messages of a field that is by itself. */
export function checkInput(rules: readonly Rule[], input: HTMLInputElement): string[] {
  return validateField(isUnfinished(input) ? [unfinished] : rules, input.value, {});
}

/* Of a date of which parts are missing, or that is in no calendar, a form says that it is empty. */
function rulesFor(rules: Form, form: HTMLFormElement): Form {
  return Object.fromEntries(
    Object.entries(rules).map(([name, own]) => [
      name,
      isUnfinished(form.elements.namedItem(name)) ? [unfinished] : own,
    ]),
  );
}

function isUnfinished(field: Element | RadioNodeList | null): boolean {
  return field instanceof HTMLInputElement && field.validity.badInput;
}

const unfinished: Rule = () => messages.calendarDay;
