import { shipLabOrder } from '@albumen/contract/endpoints/lab';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

const nothing = { carrier: '', trackingNumber: '' };

/** Enters a parcel by hand, for labs that report nothing; the customer gets the shipping mail. */
export function ParcelForm({ id }: { id: string }) {
  const { isBusy, errors, change } = useChange();
  const [parcel, setParcel] = useState(nothing);
  const isFilled = parcel.carrier.trim() !== '' && parcel.trackingNumber.trim() !== '';
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const ship = () => call(shipLabOrder, { params: { id }, body: parcel });
    const isSaved = await change(ship, ({ isDone }) =>
      isDone ? 'The customer is notified.' : 'This parcel is known already.',
    );
    if (isSaved) setParcel(nothing);
  };
  return (
    <FormStateContext value={{ id: `parcel-${id}`, errors, values: {} }}>
      <form className="operator__parcel" onSubmit={(event) => void save(event)}>
        <TextField
          name="carrier"
          label="Carrier"
          autoComplete="off"
          value={parcel.carrier}
          onChange={({ target }) => setParcel({ ...parcel, carrier: target.value })}
        />
        <TextField
          name="trackingNumber"
          label="Tracking number"
          autoComplete="off"
          value={parcel.trackingNumber}
          onChange={({ target }) => setParcel({ ...parcel, trackingNumber: target.value })}
        />
        <Button type="submit" isDense isBusy={isBusy} disabled={!isFilled}>
          Mark as shipped
        </Button>
      </form>
    </FormStateContext>
  );
}
