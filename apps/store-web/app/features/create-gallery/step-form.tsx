import { validateField, validateForm, type FieldErrors, type Form } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useId, useState, type FormEvent, type ReactNode, type SubmitEvent } from 'react';

export interface StepFormProps {
  rules: Form;
  button: string;
  onDone: () => void;
  children: ReactNode;
}

/** A step is checked here and sent with the last one; every message at once. */
export function StepForm({ rules, button, onDone, children }: StepFormProps) {
  const id = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = validateForm(rules, values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onDone();
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const recheck = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || errors[target.name] === undefined) return;
    const values = valuesOf(currentTarget);
    const { [target.name]: _, ...others } = errors;
    const found = validateField(rules[target.name] ?? [], target.value, values);
    setErrors(found.length > 0 ? { ...errors, [target.name]: found } : others);
  };
  return (
    <FormStateContext value={{ id, errors, values: {} }}>
      <form className="create-gallery__step" noValidate onSubmit={submit} onInput={recheck}>
        <FormErrors />
        {children}
        <div>
          <Button kind="primary" type="submit">
            {button}
          </Button>
        </div>
      </form>
    </FormStateContext>
  );
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
