import { cancelLabOrder } from '@albumen/contract/endpoints/lab';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

/** Gives up what the lab can't make: its part of the money goes back. */
export function GiveUpForm({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const { isBusy, errors, change } = useChange();
  const send = async () => {
    const giveUp = () => call(cancelLabOrder, { params: { id }, body: { note } });
    await change(giveUp, ({ isDone }) =>
      isDone ? 'The money goes back.' : 'Somebody was quicker.',
    );
  };
  return (
    <CallForm id={`give-up-${id}`} errors={errors} className="operator__refund" onSubmit={send}>
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
    </CallForm>
  );
}
