import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldErrors } from './field.tsx';
import { describedBy, useField } from './form-state.tsx';
import './checkbox.css';

export interface ChoiceProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'id'
> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isIndeterminate?: boolean;
}

/** A real checkbox: sends `name=on` (or its `value`) when ticked, nothing otherwise. */
export function Checkbox({ isIndeterminate, ...props }: ChoiceProps) {
  return <Choice {...props} kind="checkbox" isIndeterminate={isIndeterminate === true} />;
}

/** One of several with the same `name`; its `value` is required. */
export function Radio(props: ChoiceProps & { value: string }) {
  return <Choice {...props} kind="radio" />;
}

/** A switch that is on or off at once, without a save button; in a form it sends like a checkbox. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}

type Kind = 'checkbox' | 'radio' | 'switch';

function Choice({
  kind,
  name,
  label,
  hint,
  isIndeterminate,
  ...input
}: ChoiceProps & { kind: Kind }) {
  const field = useField(name);
  const id = kind === 'radio' ? `${field.id}-${String(input.value)}` : field.id;
  return (
    <div className="choice">
      <input
        {...input}
        className={kind === 'switch' ? 'switch__control' : 'choice__control'}
        id={id}
        name={name}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        ref={(element) => {
          if (element) element.indeterminate = isIndeterminate === true;
        }}
        aria-invalid={field.isInvalid || undefined}
        aria-describedby={describedBy(
          field.isInvalid && field.errorId,
          hint ? `${id}-hint` : false,
        )}
      />
      <label className="choice__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div className="field__hint choice__note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {kind !== 'radio' && (
        <div className="choice__note">
          <FieldErrors id={field.errorId} errors={field.errors} />
        </div>
      )}
    </div>
  );
}
