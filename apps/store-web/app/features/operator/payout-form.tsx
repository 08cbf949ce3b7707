import { markPaid, type DuePayout } from '@albumen/contract/endpoints/operator-books';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

/** The bank's reference of the transfer; the same one twice is one payout. */
export function PayoutForm({ payout }: { payout: DuePayout }) {
  const { accountId, currency, dueMinor: amountMinor, name } = payout;
  const [reference, setReference] = useState('');
  const { isBusy, errors, change } = useChange();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { accountId, currency, amountMinor, reference };
    await change(() => call(markPaid, { body }), `${name} is paid, and is notified.`);
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
