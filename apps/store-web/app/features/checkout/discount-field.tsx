import { validateForm } from '@albumen/contract/form';
import { discountForm } from '@albumen/contract/forms/checkout-forms';
import { Button } from '@albumen/ui/buttons/button';
import { useField } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useCheckout } from './checkout-context.tsx';
import { CheckoutFold } from './checkout-fold.tsx';

/** One code an order: entered, or shown with what it does. */
export function DiscountBlock() {
  const { discount } = useCheckout().checkout;
  const { isInvalid } = useField('discountCode');
  return (
    <CheckoutFold
      title="Discount"
      invitation="Add a code"
      isFilled={discount !== null || isInvalid}
    >
      {discount === null ? <DiscountField /> : <AppliedDiscount {...discount} />}
    </CheckoutFold>
  );
}

interface AppliedDiscountProps {
  code: string;
  label: string;
  isApplied: boolean;
}

function AppliedDiscount({ code, label, isApplied }: AppliedDiscountProps) {
  const { isSaving, save } = useCheckout();
  return (
    <div className="checkout__row">
      <p>
        <strong>{code}</strong> · {label}
        {!isApplied && (
          <span className="text-sm text-muted"> This order doesn’t meet its conditions yet.</span>
        )}
      </p>
      <Button
        kind="quiet"
        isDense
        isBusy={isSaving}
        onClick={() => void save({ discountCode: '' })}
      >
        Remove code
      </Button>
    </div>
  );
}

function DiscountField() {
  const { save, showErrors } = useCheckout();
  const [isBusy, setIsBusy] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  const apply = async () => {
    const field = block.current?.querySelector('input');
    const discountCode = field?.value.trim() ?? '';
    const { discountCode: wrong = [] } = validateForm(discountForm, { discountCode });
    showErrors('discountCode', wrong);
    if (discountCode === '' || wrong.length > 0) return;
    setIsBusy(true);
    await save({ discountCode });
    setIsBusy(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  };

  return (
    <div className="checkout__discount" ref={block}>
      <TextField
        name="discountCode"
        label="Discount code"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={onKeyDown}
      />
      <Button isBusy={isBusy} onClick={() => void apply()}>
        Apply
      </Button>
    </div>
  );
}
