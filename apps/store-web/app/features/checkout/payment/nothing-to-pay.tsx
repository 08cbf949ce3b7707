import { useEffect } from 'react';
import type { PaymentAreaProps } from '../payment-slot.ts';
import { submit } from './place-order.ts';

/** No provider hears of an order that costs nothing; everything else about it is the same. */
export function NothingToPay({ onHandle }: Pick<PaymentAreaProps, 'onHandle'>) {
  useEffect(() => {
    onHandle({ placeOrder: (checkout, form) => submit({ provider: 'none' }, { checkout, form }) });
    return () => onHandle(null);
    // The page's callback changes with each drawing, and always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <p className="text-muted">Nothing to pay. No card is needed.</p>;
}
