import type { Problem } from '@albumen/contract/problems';
import { FormErrors } from '@albumen/ui/forms/form-errors';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import type { ReactNode } from 'react';

export interface RefusedFormProps {
  problem: Problem;
  labels: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** The error block of a form alone, for those who ask for HTML. */
export function RefusedForm({ problem, labels, children }: RefusedFormProps) {
  const { fields: errors = {}, title } = problem;
  const hasFields = Object.keys(errors).length > 0;
  return (
    <FormStateContext value={{ id: 'form', errors, values: {} }}>
      <FormErrors labels={labels} {...(!hasFields && { message: title })}>
        {children}
      </FormErrors>
    </FormStateContext>
  );
}
