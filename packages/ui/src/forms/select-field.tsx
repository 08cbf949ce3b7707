import type { SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field.tsx';
import { type LabelledFieldProps, useLabelledField } from '../lib/use-labelled-field.ts';
import { ChevronDownIcon } from '../icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = Omit<LabelledFieldProps, 'aside'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'> & {
    options: readonly SelectOption[];
  };

/** The browser's own select, dressed: it works without script and opens the phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { typed, input, frame, control } = useLabelledField(props);
  const { options, defaultValue, ...select } = input;
  return (
    <FieldFrame {...frame}>
      <div className="select">
        <select
          className="input"
          {...select}
          {...(props.value === undefined && { defaultValue: typed ?? defaultValue })}
          {...control}
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
