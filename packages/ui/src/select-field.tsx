import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field.tsx';
import { describedBy, useField } from './form-state.tsx';
import { ChevronDownIcon } from './icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'name' | 'id'
> {
  name: string;
  label: ReactNode;
  options: readonly SelectOption[];
  hint?: ReactNode;
  isOptional?: boolean;
}

/** The browser's own select, dressed: it works without script and opens the phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, hint, isOptional, defaultValue, ...select } = props;
  const field = useField(name);
  return (
    <FieldFrame
      id={field.id}
      label={label}
      hint={hint}
      isOptional={isOptional === true}
      errors={field.errors}
    >
      <div className="select">
        <select
          className="input"
          {...select}
          {...(props.value === undefined && { defaultValue: field.value ?? defaultValue })}
          id={field.id}
          name={name}
          aria-invalid={field.isInvalid || undefined}
          aria-describedby={describedBy(
            field.isInvalid && field.errorId,
            hint ? field.hintId : false,
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={16} />
      </div>
    </FieldFrame>
  );
}
