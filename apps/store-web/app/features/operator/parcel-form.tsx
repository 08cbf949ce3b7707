import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';

export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

const nothing: Parcel = { carrier: '', trackingNumber: '' };

/** Enters a parcel by hand, for labs that report nothing; the customer gets the shipping mail. */
export function ParcelForm({
  id,
  onSave,
}: {
  id: string;
  onSave: (parcel: Parcel) => Promise<unknown>;
}) {
  const [parcel, setParcel] = useState(nothing);
  const isFilled = parcel.carrier.trim() !== '' && parcel.trackingNumber.trim() !== '';
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    await onSave(parcel);
    setParcel(nothing);
  };
  return (
    <FormStateContext value={{ id: `parcel-${id}`, errors: {}, values: {} }}>
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
        <Button type="submit" isDense disabled={!isFilled}>
          Mark as shipped
        </Button>
      </form>
    </FormStateContext>
  );
}
