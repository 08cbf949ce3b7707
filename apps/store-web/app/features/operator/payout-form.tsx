import { markPaid, type DuePayout } from '@albumen/contract/endpoints/operator-books';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

/** The bank's reference of the transfer; the same one twice is one payout. */
export function PayoutForm({ payout, onDone }: { payout: DuePayout; onDone: () => void }) {
  const { accountId, currency, dueMinor: amountMinor, name } = payout;
  const [reference, setReference] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const reply = await call(markPaid, { body: { accountId, currency, amountMinor, reference } });
    setIsBusy(false);
    if (reply.ok) {
      showToast(`${name} is paid, and is notified.`);
      return onDone();
    }
    if (reply.problem.fields !== undefined) return setErrors(reply.problem.fields);
    void openOverlay('error', { message: reply.problem.title });
    if (reply.problem.code === 'staleVersion') onDone();
  };
  return (
    <FormStateContext value={{ id: `payout-${accountId}-${currency}`, errors, values: {} }}>
      <form className="operator__refund" onSubmit={(event) => void send(event)}>
        <TextField
          name="reference"
          label="Reference of the transfer"
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
          required
        />
        <Button type="submit" isDense isBusy={isBusy}>
          {formatPrice(amountMinor, currency)} was paid
        </Button>
      </form>
    </FormStateContext>
  );
}
