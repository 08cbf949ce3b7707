import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';

interface ColorFieldProps {
  name: string;
  label: string;
  hint: string;
  /** `#2b4a3e`, or empty. */
  start: string;
}

/** A color as text, for whoever has it in a style guide, beside one to choose it by eye. */
export function ColorField({ name, label, hint, start }: ColorFieldProps) {
  const [color, setColor] = useState(start);
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <div className="color-field">
      <TextField
        name={name}
        label={label}
        hint={hint}
        isOptional
        autoComplete="off"
        spellCheck={false}
        placeholder="#2b4a3e"
        value={color}
        onChange={({ target }) => setColor(target.value)}
      />
      <input
        className="color-field__swatch"
        type="color"
        aria-label={`Choose: ${label}`}
        data-empty={!isColor || undefined}
        value={isColor ? color : '#ffffff'}
        onChange={({ target }) => setColor(target.value)}
      />
    </div>
  );
}
