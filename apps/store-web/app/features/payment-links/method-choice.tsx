import { methodField } from '@albumen/contract/payment-links/link-methods';
import { methodsFor, type PayMethodId } from '@albumen/contract/payments/pay-methods';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { FieldErrors } from '@albumen/ui/forms/field';
import { useField } from '@albumen/ui/forms/form-state';

interface MethodChoiceProps {
  currency: string;
  country: string;
  /** Those of the link that is changed; all of them for a new one. */
  chosen?: readonly PayMethodId[] | undefined;
}

/** The ways to pay that fit the currency and the payer's country. */
export function MethodChoice({ currency, country, chosen }: MethodChoiceProps) {
  const { id, errors, errorId } = useField('methods');
  return (
    <fieldset className="method-choice" id={id} tabIndex={-1} aria-describedby={errorId}>
      <legend className="method-choice__legend">Ways to pay</legend>
      {methodsFor(currency, country).map((method) => (
        <Checkbox
          key={method.id}
          name={methodField(method.id)}
          label={method.label}
          defaultChecked={chosen?.includes(method.id) ?? true}
        />
      ))}
      <FieldErrors id={errorId} errors={errors} />
    </fieldset>
  );
}
