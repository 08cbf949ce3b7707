import { validateForm } from '@albumen/contract/form';
import { labNotesForm } from '@albumen/contract/forms/checkout-forms';
import { limits } from '@albumen/contract/limits';
import { useField } from '@albumen/ui/forms/form-state';
import { TextArea, TextField } from '@albumen/ui/forms/text-field';
import { useRef } from 'react';
import { useCheckout } from './checkout-context.tsx';
import { CheckoutFold } from './checkout-fold.tsx';
import { changedFields, typedValues } from './form-values.ts';

const names = Object.keys(labNotesForm);

/** What goes to the lab with the order; kept as the focus leaves. */
export function NotesBlock() {
  const { checkout, save, showErrors } = useCheckout();
  const block = useRef<HTMLDivElement>(null);
  const { reference, instructions } = checkout;
  const hasErrors = [useField('reference'), useField('instructions')].some(
    ({ isInvalid }) => isInvalid,
  );
  const isFilled = reference !== '' || instructions !== '' || hasErrors;
  const leave = () => {
    const values = typedValues(block.current?.closest('form') ?? null, checkout);
    const errors = validateForm(labNotesForm, values);
    for (const name of names) showErrors(name, errors[name] ?? []);
    const changed = changedFields(values, checkout, names);
    if (Object.keys(errors).length === 0 && Object.keys(changed).length > 0) void save(changed);
  };
  return (
    <CheckoutFold title="Notes" invitation="Reference, instructions" isFilled={isFilled}>
      <div className="checkout__fields" ref={block} onBlur={leave}>
        <TextField
          name="reference"
          label="Your reference"
          isOptional
          hint="Stands on the packing slip and the invoice."
          counterMax={limits.orderReferenceMaxCharacters}
          defaultValue={reference}
          autoComplete="off"
        />
        <TextArea
          name="instructions"
          label="Instructions"
          isOptional
          counterMax={limits.instructionsMaxCharacters}
          defaultValue={instructions}
          rows={3}
        />
      </div>
    </CheckoutFold>
  );
}
