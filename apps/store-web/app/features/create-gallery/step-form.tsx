import type { FieldErrors, Form } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { useState, type FormEvent, type ReactNode } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { checkField, checkForm } from '../../shell/forms/check-form.ts';

export interface StepFormProps {
  rules: Form;
  button: string;
  onDone: () => void;
  children: ReactNode;
}

/** A step is checked here and sent with the last one; every message at once. */
export function StepForm({ rules, button, onDone, children }: StepFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (form: HTMLFormElement) => {
    const found = checkForm(rules, form);
    setErrors(found);
    if (Object.keys(found).length === 0) onDone();
  };
  const recheck = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || errors[target.name] === undefined) return;
    const { [target.name]: _, ...others } = errors;
    const found = checkField(rules, target.name, currentTarget);
    setErrors(found.length > 0 ? { ...errors, [target.name]: found } : others);
  };
  return (
    <CallForm errors={errors} className="create-gallery__step" onSubmit={submit} onInput={recheck}>
      <FormErrors />
      {children}
      <div>
        <Button kind="primary" type="submit">
          {button}
        </Button>
      </div>
    </CallForm>
  );
}
