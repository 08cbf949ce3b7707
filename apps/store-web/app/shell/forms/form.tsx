import type { Form as FormRules } from '@albumen/contract/form';
import { csrfField } from '@albumen/contract/wire-names';
import { Button, type ButtonProps } from '@albumen/ui/buttons/button';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useId, useRef, type ReactNode } from 'react';
import {
  Form as RouterForm,
  useActionData,
  useLocation,
  useNavigation,
  type Fetcher,
} from 'react-router';
import { formNameField, isOutcomeOf, type FormOutcome } from './form-outcome.ts';
import { useHash } from '../navigation/use-hash.ts';
import { useShell } from '../shell-context.tsx';
import { useFormChecks } from './use-form-checks.ts';

export interface FormProps {
  /** Tells apart the forms of one page; the action reads it from `readForm`. */
  name: string;
  /** The definition in `@albumen/contract/forms/*`. */
  rules: FormRules;
  children: ReactNode;
  /** Labels for the summary where the field's name does not read well. */
  labels?: Readonly<Record<string, string>>;
  /** Another page's action; this page's unless given. */
  action?: string;
  /** Sends in place, without navigating; take it from `useFetcher()`. */
  fetcher?: FetcherWithForm;
  /** What stands below the summary, depending on what failed. */
  renderHint?: (outcome: FormOutcome) => ReactNode;
  className?: string;
}

type FetcherWithForm = Fetcher<unknown> & { Form: typeof RouterForm };

/**
 * A real form: it posts to the page's action with or without script. With script it is checked first by
 * the same rules as on the server, every message at once, and focus moves to the first error.
 */
export function Form(props: FormProps) {
  const { name, rules, labels, action, fetcher, renderHint, className, children } = props;
  const id = useId();
  const outcome = useOutcome(name, fetcher);
  const ref = useRef<HTMLFormElement>(null);
  const checks = useFormChecks(ref, rules, outcome);
  const { csrfToken } = useShell();
  const { search } = useLocation();
  const hash = useHash();
  const Element = fetcher?.Form ?? RouterForm;
  return (
    <FormStateContext value={{ id, errors: checks.errors, values: outcome?.values ?? {} }}>
      <Element
        method="post"
        noValidate
        ref={ref}
        className={className ?? 'form'}
        onSubmit={checks.onSubmit}
        onInput={checks.onInput}
        // What stands after # is there again when the form comes back.
        action={action ?? search + hash}
      >
        <input type="hidden" name={csrfField} value={csrfToken} />
        <input type="hidden" name={formNameField} value={name} />
        <FormErrors message={checks.message} {...(labels && { labels })}>
          {outcome && renderHint?.(outcome)}
        </FormErrors>
        {children}
      </Element>
    </FormStateContext>
  );
}

function useOutcome(name: string, fetcher: FetcherWithForm | undefined): FormOutcome | undefined {
  const actionData = useActionData<unknown>();
  const answered = fetcher ? fetcher.data : actionData;
  return isOutcomeOf(name, answered) ? answered : undefined;
}

/** Whether the named form is on its way. */
export function useIsSending(name: string, fetcher?: Fetcher<unknown>): boolean {
  const navigation = useNavigation();
  const { formData } = fetcher ?? navigation;
  return formData?.get(formNameField) === name;
}

/** The primary button of a form; busy while the form is on its way. */
export function SubmitButton({
  form,
  fetcher,
  ...button
}: ButtonProps & { form: string; fetcher?: Fetcher<unknown> }) {
  const isSending = useIsSending(form, fetcher);
  return <Button kind="primary" {...button} type="submit" isBusy={isSending} />;
}
