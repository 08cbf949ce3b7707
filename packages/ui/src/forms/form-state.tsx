import { createContext, use } from 'react';

/** What a form tells its fields; the shell's `Form` provides it. */
export interface FormState {
  /** Prefix of the element ids, unique on the page. */
  id: string;
  /** Messages by field name. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** Values to start from: what was typed before a failed submit without script. */
  values: Readonly<Record<string, string>>;
}

export const FormStateContext = createContext<FormState>({ id: 'form', errors: {}, values: {} });

/** One field's share of the form: ids for the label and messages, its messages, its start value. */
export function useField(name: string) {
  const form = use(FormStateContext);
  const id = fieldId(form.id, name);
  const errors = form.errors[name] ?? [];
  return {
    id,
    errors,
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    value: form.values[name],
    isInvalid: errors.length > 0,
  };
}

/** The element id of a field, as error summaries link to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** `aria-describedby` for what is there. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
