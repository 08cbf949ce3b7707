import type { FieldErrors } from '@albumen/contract/form';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { focusFirstError } from '../focus/first-error.ts';

interface CallFormProps {
  /** Its fields are named `{id}-{name}`; its own id unless given. */
  id?: string;
  /** What was wrong with the values sent last, by field. */
  errors: FieldErrors;
  onSubmit: (form: HTMLFormElement) => unknown;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  /** For a form without a heading of its own. */
  label?: string;
  children: ReactNode;
}

/** A form that is answered in place, by a call: what is refused is said at its field, and the first takes the focus. */
export function CallForm({ errors, onSubmit, onInput, className, label, ...rest }: CallFormProps) {
  const ownId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // A field that is checked again while somebody types in another one takes nothing away.
    if (!isSent.current || form.current === null || Object.keys(errors).length === 0) return;
    isSent.current = false;
    focusFirstError(form.current);
  }, [errors]);
  return (
    <FormStateContext value={{ id: rest.id ?? ownId, errors, values: {} }}>
      <form
        ref={form}
        noValidate
        className={className}
        aria-label={label}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          isSent.current = true;
          void onSubmit(event.currentTarget);
        }}
      >
        {rest.children}
      </form>
    </FormStateContext>
  );
}
