import type { FieldErrors } from '@albumen/contract/form';
import type { Problem } from '@albumen/contract/problems';
import { csrfField } from '@albumen/contract/wire-names';
import { data } from 'react-router';

/** The hidden field that says which form of a page was sent. */
export const formNameField = '_form';

/** What an action answers to a form that was not accepted; `Form` shows it. */
export interface FormOutcome {
  form: string;
  /** What was typed, without secrets, for the form to start from again. */
  values: Record<string, string>;
  errors: FieldErrors;
  /** The sentence above the fields, when more than fields failed. */
  message?: string;
  /** The code, for what depends on the kind of failure: a hint, another overlay. */
  code?: Problem['code'];
}

export interface SentForm {
  /** The `name` of the form. */
  form: string;
  values: Record<string, string>;
}

/** The text values of the posted form; for an action. */
export async function readForm(request: Request): Promise<SentForm> {
  const { [formNameField]: form = '', ...values } = Object.fromEntries(
    [...(await request.formData())].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
  delete values[csrfField];
  return { form, values };
}

/** The form to start from again, without anything that is wrong. */
export function refusedForm({ form, values }: SentForm): FormOutcome {
  return { form, values: withoutSecrets(values), errors: {} };
}

/** The answer of an action that leads back to the form with the server's messages. */
export function refusedWith({ form, values }: SentForm, problem: Problem) {
  const errors = problem.fields ?? {};
  const hasFields = Object.keys(errors).length > 0;
  return data<FormOutcome>(
    {
      form,
      values: withoutSecrets(values),
      errors,
      code: problem.code,
      ...(!hasFields && { message: problem.title }),
    },
    { status: problem.status === 0 ? 503 : problem.status },
  );
}

function withoutSecrets(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !/password|token|pin/i.test(name)),
  );
}

export function isOutcomeOf(form: string, value: unknown): value is FormOutcome {
  return typeof value === 'object' && value !== null && 'form' in value && value.form === form;
}
