import { discountKinds, discountScopes } from '@albumen/contract/checkout/discount-messages';
import { createDiscount } from '@albumen/contract/endpoints/operator-discounts';
import type { FieldErrors } from '@albumen/contract/form';
import { discountForm } from '@albumen/contract/forms/discount-forms';
import { Button } from '@albumen/ui/buttons/button';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { SelectField } from '@albumen/ui/forms/select-field';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { checkForm, valuesOf } from '../../shell/forms/check-form.ts';
import { useRefresh } from '../../shell/navigation/use-refresh.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

const brands = [
  { value: 'halide', label: 'Halide' },
  { value: 'cyan', label: 'Cyan & Co.' },
];
const kinds = Object.entries(discountKinds).map(([value, label]) => ({ value, label }));
const scopes = Object.entries(discountScopes).map(([value, { label }]) => ({ value, label }));

/** A new code; what could sell below cost is refused by the server, at its field. */
export function DiscountForm() {
  const refresh = useRefresh();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [kind, setKind] = useState('order');

  const send = async (form: HTMLFormElement) => {
    const found = checkForm(discountForm, form);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const reply = await call(createDiscount, { body: valuesOf(form) });
    setIsBusy(false);
    if (reply.ok) {
      form.reset();
      setKind('order');
      showToast('The code is up.');
      return refresh();
    }
    const { fields, title } = reply.problem;
    if (fields === undefined) return openOverlay('error', { message: title });
    setErrors(fields);
  };

  return (
    <CallForm
      id="discount"
      errors={errors}
      className="operator__discount"

      label="New discount code"
      onSubmit={send}
    >
      <SelectField name="labBrand" label="Store" options={brands} />
      <TextField name="code" label="Code" autoComplete="off" spellCheck={false} required />
      <TextField name="label" label="What customers read" autoComplete="off" required />
      <SelectField
        name="kind"
        label="Takes"
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <TextField
        name="value"
        label={kind === 'amount' ? 'Amount in dollars' : 'Percent'}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {kind === 'items' ? (
        <SelectField name="scope" label="For" options={scopes} />
      ) : (
        <input type="hidden" name="scope" value="all" />
      )}
      <Conditions />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        Put the code up
      </Button>
    </CallForm>
  );
}

function Conditions() {
  return (
    <>
      <TextField
        name="minimum"
        label="From an order of, in dollars"
        isOptional
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        name="useLimit"
        label="Uses in all"
        isOptional
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField name="startsOn" label="First day" isOptional type="date" />
      <TextField name="endsOn" label="Last day" isOptional type="date" />
      <Checkbox name="isOncePerCustomer" label="Once per customer" />
    </>
  );
}
