import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';

interface AddFormProps {
  label: string;
  placeholder: string;
  /** What stands in the field at first. */
  start?: string;
  verb: string;
  /** Whether it was added: then the field is emptied. */
  onAdd: (value: string) => Promise<boolean>;
}

/** One line to add something by its address. */
export function AddForm({ label, placeholder, start = '', verb, onAdd }: AddFormProps) {
  const [value, setValue] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    if (await onAdd(value.trim())) setValue('');
    setIsBusy(false);
  };
  return (
    <form
      className="add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label>
        {label}
        <input
          className="input"
          type="url"
          required
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" isBusy={isBusy}>
        {verb}
      </Button>
    </form>
  );
}
