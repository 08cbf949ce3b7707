import {
  changeOrderAddress,
  type ChangeOrderAddress,
  type Order,
  type OrderAddressChanged,
} from '@albumen/contract/endpoints/orders';
import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { ProofField } from './proof-field.tsx';
import { AddressChoice, type AddressChoiceValue } from '../addresses/address-choice.tsx';

interface ChangeAddressProps {
  order: Order;
  onChange: (order: Order) => void;
}

type Typed = Order['shipTo'];
type Doubt = Extract<OrderAddressChanged, { outcome: 'confirm' }>['suggested'];

/** Changes the address until the lab's cut-off, within the same state: elsewhere the order would cost something else. */
export function ChangeAddress({ order, onChange }: ChangeAddressProps) {
  const [typed, setTyped] = useState<Typed>();
  const [proof, setProof] = useState('');
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [doubt, setDoubt] = useState<{ suggested: Doubt }>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (body: ChangeOrderAddress) => {
    setIsBusy(true);
    const params = { resourceId: order.resourceId };
    const reply = await call(changeOrderAddress, { params, body: { ...body, proof } });
    setIsBusy(false);
    setDoubt(undefined);
    if (!reply.ok) {
      if (reply.problem.fields !== undefined) return setErrors(reply.problem.fields);
      return void openOverlay('error', { message: reply.problem.title });
    }
    setErrors({});
    if (reply.value.outcome === 'confirm') return setDoubt(reply.value);
    setTyped(undefined);
    showToast('The lab gets the new address.');
    onChange(reply.value.order);
  };
  if (typed === undefined) {
    return <Button onClick={() => setTyped(order.shipTo)}>Correct the address</Button>;
  }
  return (
    <>
      <CallForm
        id="ship-to"
        errors={errors}
        className="order__form"
        label="Shipping address"
        onSubmit={() => send(typed)}
      >
        {order.asksProof && <ProofField proof={proof} onType={setProof} />}
        <Fields typed={typed} onType={setTyped} />
        <div className="order__buttons">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Save address
          </Button>
          <Button kind="quiet" onClick={() => setTyped(undefined)}>
            Keep it
          </Button>
        </div>
      </CallForm>
      {doubt && (
        <Confirmation
          typed={typed}
          suggested={doubt.suggested}
          onClose={() => setDoubt(undefined)}
          onTake={(address) => void send({ ...typed, ...address, addressValidated: true })}
        />
      )}
    </>
  );
}

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

function Fields({ typed, onType }: { typed: Typed; onType: (typed: Typed) => void }) {
  const field = (name: keyof Typed, label: string, autoComplete: string) => (
    <TextField
      name={name}
      label={label}
      autoComplete={`shipping ${autoComplete}`}
      value={typed[name]}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
    />
  );
  return (
    <>
      {field('name', 'Name', 'name')}
      {field('companyName', 'Company', 'organization')}
      {field('address1', 'Street and number', 'address-line1')}
      {field('address2', 'Apartment, suite', 'address-line2')}
      {field('city', 'City', 'address-level2')}
      {field('state', 'State or province', 'address-level1')}
      {field('zip', 'Zip or postal code', 'postal-code')}
      <SelectField
        name="country"
        label="Country"
        options={countries}
        value={typed.country}
        onChange={({ target }) => onType({ ...typed, country: target.value })}
      />
    </>
  );
}

interface ConfirmationProps {
  typed: Typed;
  suggested: Doubt;
  onClose: () => void;
  onTake: (address: NonNullable<Doubt> | Typed) => void;
}

function Confirmation({ typed, suggested, onClose, onTake }: ConfirmationProps) {
  const [chosen, choose] = useState<AddressChoiceValue>(suggested ? 'suggested' : 'original');
  const taken = chosen === 'suggested' && suggested ? suggested : typed;
  return (
    <Dialog title="Confirm the address" onClose={onClose}>
      <AddressChoice entered={typed} suggested={suggested} chosen={chosen} onChoose={choose} />
      <DialogActions>
        <Button onClick={onClose}>Edit address</Button>
        <Button kind="primary" onClick={() => onTake(taken)}>
          Use this address
        </Button>
      </DialogActions>
    </Dialog>
  );
}
