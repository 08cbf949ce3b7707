import { shipLabOrder } from '@albumen/contract/endpoints/lab';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { useChange } from '../../shell/use-change.ts';

const nothing = { carrier: '', trackingNumber: '' };

/** Enters a parcel by hand, for labs that report nothing; the customer gets the shipping mail. */
export function ParcelForm({ id }: { id: string }) {
  const { isBusy, errors, change } = useChange();
  const [parcel, setParcel] = useState(nothing);
  const isFilled = parcel.carrier.trim() !== '' && parcel.trackingNumber.trim() !== '';
  const save = async () => {
    const ship = () => call(shipLabOrder, { params: { id }, body: parcel });
    const isSaved = await change(ship, ({ isDone }) =>
      isDone ? 'The customer is notified.' : 'This parcel is known already.',
    );
    if (isSaved) setParcel(nothing);
  };
  return (
    <CallForm id={`parcel-${id}`} errors={errors} className="operator__parcel" onSubmit={save}>
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
    </CallForm>
  );
}
