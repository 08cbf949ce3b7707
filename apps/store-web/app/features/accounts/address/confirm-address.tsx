import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { useId, useState } from 'react';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { AddressChoice, type AddressChoiceValue } from '../../addresses/address-choice.tsx';
import { valuesToChooseFrom, type AddressDoubt } from './address-update.ts';

interface ConfirmAddressProps {
  /** The form that was sent; its action gets the chosen address as it got the typed one. */
  form: string;
  action?: string;
  doubt: AddressDoubt;
}

/** Sends the chosen address again, as chosen; closing it leads back to the form. */
export function ConfirmAddress({ form, action, doubt }: ConfirmAddressProps) {
  const { entered, suggested } = doubt;
  // Asked the same again, it opens again.
  const [closed, setClosed] = useState<AddressDoubt>();
  const [chosen, choose] = useState<AddressChoiceValue>(suggested ? 'suggested' : 'original');
  const wayBack = useId();
  if (closed === doubt) return null;
  const close = () => setClosed(doubt);
  return (
    <Dialog title="Confirm the address" isOpenInMarkup onClose={close}>
      <form id={wayBack} method="dialog" onSubmit={(event) => event.preventDefault()} />
      <Form
        name={form}
        rules={{}}
        className="address-confirmation"
        {...(action !== undefined && { action })}
      >
        <AddressChoice entered={entered} suggested={suggested} chosen={chosen} onChoose={choose} />
        {Object.entries(valuesToChooseFrom(doubt)).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <DialogActions>
          <Button type="submit" form={wayBack} onClick={close}>
            Edit address
          </Button>
          <SubmitButton form={form}>Use this address</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
