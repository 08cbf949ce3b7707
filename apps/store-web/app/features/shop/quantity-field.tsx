import { IconButton } from '@albumen/ui/buttons/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { FieldErrors } from '@albumen/ui/forms/field';
import { useId, useState } from 'react';
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
  const [typed, setTyped] = useState<string>();
  const choose = (next: number) => {
    const snapped = Math.min(most, Math.max(least, Math.floor(next)));
    if (snapped !== value) onChange(snapped);
  };
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
          onClick={() => choose(value - 1)}
        />
        <input
          id={id}
          className="input"
          name={name}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          {...(errors.length > 0 && { 'aria-describedby': `${id}-error`, 'aria-invalid': true })}
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            // At once: who taps the way on leaves the field in the same moment.
            if (target.validity.valid && target.value !== '') choose(target.valueAsNumber);
          }}
          onBlur={({ target }) => {
            if (typed === undefined) return;
            setTyped(undefined);
            choose(Number.isNaN(target.valueAsNumber) ? least : target.valueAsNumber);
          }}
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
          onClick={() => choose(value + 1)}
        />
      </div>
      {errors.length > 0 && <FieldErrors id={`${id}-error`} errors={errors} />}
    </div>
  );
}
