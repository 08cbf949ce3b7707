import type { FieldErrors, Form } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useId, useState, type FormEvent, type ReactNode, type SubmitEvent } from 'react';
import { checkField, checkForm } from '../../shell/forms/check-form.ts';

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
    const found = checkForm(rules, form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onDone();
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const recheck = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || errors[target.name] === undefined) return;
    const { [target.name]: _, ...others } = errors;
    const found = checkField(rules, target.name, currentTarget);
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
