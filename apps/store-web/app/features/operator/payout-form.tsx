import { markPaid, type DuePayout } from '@albumen/contract/endpoints/operator-books';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { formatPrice } from '@albumen/domain/money/format-price';
import { parseTypedAmount } from '@albumen/domain/money/typed-amount';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

/** The bank's reference of the transfer; the same one twice is one payout. */
export function PayoutForm({ payout }: { payout: DuePayout }) {
  const { accountId, currency, dueMinor: amountMinor, name } = payout;
  const [reference, setReference] = useState('');
  const [paid, setPaid] = useState(formatAmount(amountMinor, currency));
  const paidMinor = parseTypedAmount(paid, currency);
  const { isBusy, errors, change } = useChange();
  const send = async () => {
    const isAll = paidMinor === amountMinor;
    const body = { accountId, currency, amountMinor, reference, ...(!isAll && { paid }) };
    await change(() => call(markPaid, { body }), `${name} is paid, and is notified.`);
  };
  return (
    <CallForm
      id={`payout-${accountId}-${currency}`}
      errors={errors}
      className="operator__refund"
      onSubmit={send}
    >
      <TextField
        name="reference"
        label="Reference of the transfer"
        autoComplete="off"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
        required
      />
      <TextField
        name="paid"
        label="Amount of the transfer"
        hint="What is due besides is carried on."
        autoComplete="off"
        inputMode="decimal"
        value={paid}
        onChange={({ target }) => setPaid(target.value)}
        required
      />
      <Button type="submit" isDense isBusy={isBusy}>
        {paidMinor === undefined ? 'It' : formatPrice(paidMinor, currency)} was paid
      </Button>
    </CallForm>
  );
}
