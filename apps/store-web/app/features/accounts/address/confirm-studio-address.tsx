import type { AddressDoubt } from '@albumen/contract/endpoints/addresses';
import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { useState, type RefObject } from 'react';
import { AddressChoice, type AddressChoiceValue } from '../../addresses/address-choice.tsx';
import { typeInto } from '../../addresses/type-into.ts';

interface ConfirmStudioAddressProps {
  doubt: AddressDoubt;
  /** Inside the form that makes the account: it alone knows the password. */
  inside: RefObject<HTMLElement | null>;
  onChosen: () => void;
}

/** Writes the chosen address into the form of the account and sends that once more. */
export function ConfirmStudioAddress({ doubt, inside, onChosen }: ConfirmStudioAddressProps) {
  const { entered, suggested } = doubt;
  // Asked the same again, it opens again.
  const [closed, setClosed] = useState<AddressDoubt>();
  const [chosen, choose] = useState<AddressChoiceValue>(suggested ? 'suggested' : 'original');
  if (closed === doubt) return null;
  const close = () => setClosed(doubt);
  const take = () => {
    const form = inside.current?.closest('form') ?? null;
    const address = chosen === 'suggested' && suggested ? suggested : entered;
    for (const [field, value] of Object.entries(address)) typeInto(form, field, value);
    onChosen();
    form?.requestSubmit();
    close();
  };
  return (
    <Dialog title="Confirm the address" onClose={close}>
      <AddressChoice entered={entered} suggested={suggested} chosen={chosen} onChoose={choose} />
      <DialogActions>
        <Button onClick={close}>Edit address</Button>
        <Button kind="primary" onClick={take}>
          Use this address
        </Button>
      </DialogActions>
    </Dialog>
  );
}
