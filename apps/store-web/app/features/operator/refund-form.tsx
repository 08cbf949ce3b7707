import { refundOrder, type OperatorOrder } from '@albumen/contract/endpoints/operator-orders';
import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel } from '@albumen/domain/pricing/count-label';
import { leftOfLine, refundOfLines } from '@albumen/domain/ordering/refunds';
import { Button } from '@albumen/ui/buttons/button';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { FieldErrors } from '@albumen/ui/forms/field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

interface RefundFormProps {
  order: OperatorOrder;
  onChange: () => void;
}

/** Whole items, or an amount; the reason goes to the customer by mail. */
export function RefundForm({ order, onChange }: RefundFormProps) {
  const { orderId, currency, leftMinor } = order;
  const [itemIds, setItemIds] = useState<readonly string[]>([]);
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const { isBusy, errors, change } = useChange(onChange);
  const open = order.lines.filter((line) => leftOfLine(line) > 0);
  const price = (minor: number) => formatPrice(minor, currency);
  const toggle = (itemId: string) =>
    setItemIds(
      itemIds.includes(itemId) ? itemIds.filter((id) => id !== itemId) : [...itemIds, itemId],
    );
  const send = async () => {
    const body = { leftMinor, amount, itemIds: [...itemIds], note };
    await change(
      () => call(refundOrder, { params: { orderId }, body }),
      'The money goes back, and the customer is notified.',
    );
  };
  const itemsMinor = itemIds.length === 0 ? undefined : refundOfLines(order, itemIds);
  return (
    <CallForm id={`refund-${orderId}`} errors={errors} className="operator__refund" onSubmit={send}>
      <fieldset className="operator__items">
        <legend className="text-sm text-muted">Whole items, with their tax</legend>
        {open.map((line) => (
          <Checkbox
            key={line.itemId}
            name={`item-${line.itemId}`}
            label={`${countLabel(line)} × ${line.name}, ${price(leftOfLine(line))}`}
            checked={itemIds.includes(line.itemId)}
            onChange={() => toggle(line.itemId)}
          />
        ))}
        <FieldErrors id={`refund-${orderId}-items`} errors={errors['itemIds'] ?? []} />
      </fieldset>
      {itemsMinor === undefined && (
        <TextField
          name="amount"
          label="Or an amount"
          hint={`At most ${price(leftMinor)}.`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <TextField
        name="note"
        label="Reason"
        hint="The customer reads it."
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" isDense isBusy={isBusy}>
        {itemsMinor === undefined ? 'Return money' : `Return ${price(itemsMinor)}`}
      </Button>
    </CallForm>
  );
}
