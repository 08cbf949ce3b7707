import { IconButton } from '@albumen/ui/icon-button';
import { MinusIcon, PlusIcon } from '@albumen/ui/icons';
import { useId } from 'react';
import '@albumen/ui/field.css';

export interface QuantityFieldProps {
  label: string;
  name: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number within its limits; what is typed beyond them snaps back. */
export function QuantityField({ label, name, value, least, most, onChange }: QuantityFieldProps) {
  const id = useId();
  const choose = (next: number) => onChange(Math.min(most, Math.max(least, Math.floor(next))));
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
          key={value}
          id={id}
          className="input"
          name={name}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          defaultValue={value}
          onBlur={({ target }) => {
            const typed = target.valueAsNumber;
            const next = Number.isNaN(typed) ? least : typed;
            if (next !== value) choose(next);
            target.value = String(Math.min(most, Math.max(least, Math.floor(next))));
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
    </div>
  );
}
