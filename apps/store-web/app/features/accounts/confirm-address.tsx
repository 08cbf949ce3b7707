import { Button } from '@albumen/ui/button';
import { Dialog, DialogActions } from '@albumen/ui/dialog';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shell/form.tsx';
import { AddressChoice, type AddressChoiceValue } from '../addresses/address-choice.tsx';
import { chosenValues, type AddressDoubt } from './address-update.ts';

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
  if (closed === doubt) return null;
  const close = () => setClosed(doubt);
  return (
    <Dialog title="Confirm the address" onClose={close}>
      <Form
        name={form}
        rules={{}}
        className="address-confirmation"
        {...(action !== undefined && { action })}
      >
        <AddressChoice entered={entered} suggested={suggested} chosen={chosen} onChoose={choose} />
        {Object.entries(chosenValues(doubt, chosen)).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <DialogActions>
          <Button onClick={close}>Edit address</Button>
          <SubmitButton form={form}>Use this address</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
