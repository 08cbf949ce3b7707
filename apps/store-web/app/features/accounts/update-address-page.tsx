import type { AccountSettings } from '@albumen/contract/endpoints/accounts';
import { updateAddressForm } from '@albumen/contract/forms/account-forms';
import { Checkbox } from '@albumen/ui/checkbox';
import { Button } from '@albumen/ui/button';
import { Dialog, DialogActions } from '@albumen/ui/dialog';
import { TextField } from '@albumen/ui/text-field';
import { useState } from 'react';
import { href } from '../../paths.ts';
import { Form, SubmitButton } from '../../shell/form.tsx';
import { Link } from '../../shell/link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { AddressAnswer } from '../addresses/address-answer.tsx';
import { AddressChoice, type AddressChoiceValue } from '../addresses/address-choice.tsx';
import { chosenValues, type AddressAnswered, type AddressDoubt } from './address-update.ts';
import { AddressFields } from './optional-address.tsx';

const formName = 'update-address';

interface UpdateAddressPageProps {
  settings: AccountSettings;
  answer: AddressAnswered | undefined;
}

/** The form; a confirmation above it while an address is in doubt; the success block instead of it. */
export function UpdateAddressPage({ settings, answer }: UpdateAddressPageProps) {
  if (answer?.outcome === 'saved') {
    return (
      <NarrowPage title="Shipping address">
        <AddressAnswer answer={answer} />
        <p>
          <Link to={href.account('shippingAddress')}>Back to your account</Link>
        </p>
      </NarrowPage>
    );
  }
  return (
    <>
      <NarrowPage title="Shipping address" lead="Where prints for yourself go.">
        <AddressForm settings={settings} />
      </NarrowPage>
      {answer?.outcome === 'confirm' && <Confirmation key={JSON.stringify(answer)} {...answer} />}
    </>
  );
}

function AddressForm({ settings: { account, shippingAddress } }: { settings: AccountSettings }) {
  const name = shippingAddress?.name ?? `${account.firstName} ${account.lastName}`;
  return (
    <Form
      name={formName}
      rules={updateAddressForm}
      className="narrow-page__form"
      labels={{ address1: 'Street and number', zip: 'Zip or postal code' }}
    >
      <TextField name="name" label="Name" autoComplete="name" defaultValue={name} required />
      <AddressFields start={shippingAddress ?? {}} />
      <Checkbox name="alsoApplyTo" value="Billing" label="Use it as my billing address, too" />
      <SubmitButton form={formName} isWide>
        Save address
      </SubmitButton>
    </Form>
  );
}

/** Sends the chosen address again, as chosen; closing it leads back to the form. */
function Confirmation(doubt: AddressDoubt) {
  const { entered, suggested } = doubt;
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, choose] = useState<AddressChoiceValue>(suggested ? 'suggested' : 'original');
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <Dialog title="Confirm the address" onClose={close}>
      <Form name={formName} rules={{}} className="address-confirmation">
        <AddressChoice entered={entered} suggested={suggested} chosen={chosen} onChoose={choose} />
        {Object.entries(chosenValues(doubt, chosen)).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <DialogActions>
          <Button onClick={close}>Edit address</Button>
          <SubmitButton form={formName}>Use this address</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
