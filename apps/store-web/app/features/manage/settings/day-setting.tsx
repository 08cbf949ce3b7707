import { calendarDay, daysOf, type Years } from '@albumen/contract/calendar-day';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { checkInput } from '../../../shell/forms/check-form.ts';

interface DaySettingProps {
  name: string;
  label: string;
  hint?: string;
  /** `2026-12-31`, or empty. */
  day: string;
  years: Years;
  /** Another day, or null where the field was emptied. */
  onChange: (day: string | null) => void;
}

/** A day that is saved when its field is left; what is none is said there. Drawn anew for another `day`. */
export function DaySetting({ name, day, years, onChange, ...shown }: DaySettingProps) {
  const [errors, setErrors] = useState<string[]>([]);
  const save = (input: HTMLInputElement) => {
    const wrong = checkInput([calendarDay(years)], input);
    setErrors(wrong);
    if (wrong.length === 0 && input.value !== day) onChange(input.value || null);
  };
  return (
    <FormStateContext value={{ id: 'setting', errors: { [name]: errors }, values: {} }}>
      <TextField
        {...shown}
        {...daysOf(years)}
        name={name}
        type="date"
        defaultValue={day}
        onBlur={({ target }) => save(target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </FormStateContext>
  );
}
