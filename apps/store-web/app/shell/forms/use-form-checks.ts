import type { FieldErrors, Form as FormRules } from '@albumen/contract/form';
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { focusFirstError } from '../focus/first-error.ts';
import { checkField, checkForm } from './check-form.ts';
import type { FormOutcome } from './form-outcome.ts';

interface Shown {
  errors: FieldErrors;
  message?: string | undefined;
}

interface FormChecks extends Shown {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** A second press so soon is none: the button is not drawn as busy yet. */
const doublePressMs = 500;

/** Checks before sending; afterwards each field that had a message is checked again as it changes. */
export function useFormChecks(
  ref: RefObject<HTMLFormElement | null>,
  rules: FormRules,
  outcome: FormOutcome | undefined,
): FormChecks {
  const [checked, setChecked] = useState<{ after: FormOutcome | undefined; shown: Shown }>();
  const [failures, setFailures] = useState(0);
  const answered = { errors: outcome?.errors ?? {}, message: outcome?.message };
  const shown = checked && checked.after === outcome ? checked.shown : answered;
  const show = (next: Shown) => setChecked({ after: outcome, shown: next });
  const sentAt = useRef(-doublePressMs);

  useEffect(() => {
    sentAt.current = -doublePressMs;
  }, [outcome]);

  useEffect(() => {
    if (ref.current && (failures > 0 || outcome)) focusFirstError(ref.current);
  }, [ref, failures, outcome]);

  return {
    ...shown,
    onSubmit(event) {
      if (event.timeStamp - sentAt.current < doublePressMs) return event.preventDefault();
      const errors = checkForm(rules, event.currentTarget);
      show({ errors });
      if (Object.keys(errors).length === 0) {
        sentAt.current = event.timeStamp;
        return;
      }
      event.preventDefault();
      setFailures((count) => count + 1);
    },
    onInput(event) {
      const { target } = event;
      if (!(target instanceof Element) || !('name' in target)) return;
      const name = String(target.name);
      if (shown.errors[name] === undefined) return;
      const { [name]: _, ...others } = shown.errors;
      const found = checkField(rules, name, event.currentTarget);
      show({ ...shown, errors: found.length > 0 ? { ...shown.errors, [name]: found } : others });
    },
  };
}
