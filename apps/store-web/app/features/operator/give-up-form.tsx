import { cancelLabOrder } from '@albumen/contract/endpoints/lab';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

/** Gives up what the lab can't make: its part of the money goes back. */
export function GiveUpForm({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const { isBusy, errors, change } = useChange();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const giveUp = () => call(cancelLabOrder, { params: { id }, body: { note } });
    await change(giveUp, ({ isDone }) =>
      isDone ? 'The money goes back.' : 'Somebody was quicker.',
    );
  };
  return (
    <FormStateContext value={{ id: `give-up-${id}`, errors, values: {} }}>
      <form className="operator__refund" onSubmit={(event) => void send(event)}>
        <TextField
          name="note"
          label="Reason"
          hint="The customer reads it, and gets the money for these items, shipping included."
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" kind="danger" isDense isBusy={isBusy}>
          Cancel and return the money
        </Button>
      </form>
    </FormStateContext>
  );
}
