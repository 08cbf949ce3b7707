import type { Checkout } from '@albumen/contract/endpoints/checkout';
import type { FieldErrors } from '@albumen/contract/form';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { useLocation } from 'react-router';
import { focusNamed } from '../../../shell/focus/focus-named.ts';
import { chosenIn } from '../../payment/methods/chosen-method.ts';
import { PaymentMethods } from '../../payment/methods/payment-methods.tsx';
import type { MethodResult, RequestPayment } from '../../payment/methods/payment-method.ts';
import type { PaymentAreaProps } from '../payment-slot.ts';
import { BillingCountry } from './billing-country.tsx';
import { countryIn, offeredMethods } from './checkout-methods.ts';
import { type Way, finishOrder, placeOrder, submit } from './place-order.ts';
import { usePlacedElsewhere } from './use-placed-elsewhere.ts';
import { useCheckoutSubject } from './use-checkout-subject.ts';

/** What takes the money of a checkout; an order that costs nothing needs none. */
export function PaymentArea(props: PaymentAreaProps) {
  if (props.checkout.cartTotal === 0) return <NothingToPay onHandle={props.onHandle} />;
  return <WaysToPay {...props} />;
}

function WaysToPay({ checkout, onHandle, onReturn }: PaymentAreaProps) {
  connectEarly(checkout.payment);
  const { search } = useLocation();
  const [country, setCountry] = useState(() => countryIn(search));
  const [picked, setPicked] = useState(() => chosenIn(search));
  const [errors, setErrors] = useState<FieldErrors>({});
  const rates = checkout.otherWays?.rates ?? {};
  const methods = offeredMethods(checkout, country);
  const method = picked !== undefined && methods.includes(picked) ? picked : 'card';
  const way: Way = { method, country, rates };
  const { subject, began } = useCheckoutSubject(checkout, way);
  const onLeave = usePlacedElsewhere(checkout.resourceId);

  const area = useRef<HTMLDivElement>(null);
  const showErrors = (wrong: FieldErrors) => {
    setErrors(wrong);
    focusNamed(area.current?.querySelectorAll('[name]') ?? [], wrong);
  };

  const offer = (requestPayment: RequestPayment | null) =>
    onHandle(
      requestPayment && {
        placeOrder: (newest, form) =>
          placeOrder({
            checkout: newest,
            form,
            way,
            requestPayment,
            began,
            onLeave,
            onErrors: showErrors,
          }),
      },
    );
  const finishReturn = (result: MethodResult) =>
    onReturn((newest, form) =>
      finishOrder(result, { checkout: newest, form, way, onErrors: showErrors }),
    );

  return (
    <FormStateContext value={{ id: 'payment', errors, values: {} }}>
      <div className="checkout__payment" ref={area}>
        <PaymentMethods
          methods={methods}
          initial={method}
          subject={subject}
          onChoose={setPicked}
          onReady={offer}
          onReturn={finishReturn}
        />
        <BillingCountry
          rates={rates}
          country={country}
          way={way}
          totalMinor={checkout.cartTotal}
          onChange={setCountry}
        />
      </div>
    </FormStateContext>
  );
}

/** The way to the provider's frames is open by the time that the page knows which it needs. */
function connectEarly({ hostedFields, cardForm }: Checkout['payment']): void {
  const urls = [hostedFields?.gatewayUrl, cardForm?.scriptUrl];
  for (const url of urls) if (url !== undefined) preconnect(new URL(url).origin);
}

/** An order that costs nothing is submitted without a provider; everything else about it is the same. */
function NothingToPay({ onHandle }: Pick<PaymentAreaProps, 'onHandle'>) {
  useEffect(() => {
    onHandle({ placeOrder: (checkout, form) => submit({ provider: 'none' }, { checkout, form }) });
    return () => onHandle(null);
    // The page's callback changes with each drawing, and always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <p className="text-muted">Nothing to pay. No card is needed.</p>;
}
