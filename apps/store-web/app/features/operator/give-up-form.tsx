import { cancelLabOrder } from '@albumen/contract/endpoints/lab';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

/** Gives up what the lab can't make: its part of the money goes back. */
export function GiveUpForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const reply = await call(cancelLabOrder, { params: { id }, body: { note } });
    setIsBusy(false);
    if (!reply.ok && reply.problem.fields !== undefined) return setErrors(reply.problem.fields);
    if (!reply.ok) return void openOverlay('error', { message: reply.problem.title });
    showToast(reply.value.isDone ? 'The money goes back.' : 'Somebody was quicker.');
    onDone();
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
