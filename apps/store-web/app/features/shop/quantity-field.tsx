import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { FieldErrors } from '@albumen/ui/forms/field';
import { useId } from 'react';
import { useTypedNumber } from '../../shell/forms/use-typed-number.ts';
import '@albumen/ui/forms/field.css';

export interface QuantityFieldProps {
  label: string;
  name: string;
  value: number;
  least: number;
  most: number;
  /** What an editor could not open with. */
  errors?: readonly string[] | undefined;
  onChange: (value: number) => void;
}

/** A whole number within its limits; what is typed beyond them snaps back. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, name, value, least, most, errors = [], onChange } = props;
  const id = useId();
  const { input, stepTo } = useTypedNumber({ value, least, most, onChoose: onChange });
  return (
    <div className="quantity-field">
      <label className="option-group__legend" htmlFor={id}>
        {label}
      </label>
      <div className="quantity-field__controls">
        <IconButton
          label={`Fewer ${label.toLowerCase()}`}
          icon={<MinusIcon size={16} />}
          disabled={value <= least}
          onClick={() => stepTo(value - 1)}
        />
        <input
          id={id}
          className="input"
          name={name}
          inputMode="numeric"
          {...input}
          {...(errors.length > 0 && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
        <IconButton
          label={`More ${label.toLowerCase()}`}
          icon={<PlusIcon size={16} />}
          disabled={value >= most}
          onClick={() => stepTo(value + 1)}
        />
      </div>
      {errors.length > 0 && <FieldErrors id={`${id}-error`} errors={errors} />}
    </div>
  );
}
