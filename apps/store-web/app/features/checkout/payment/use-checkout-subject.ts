import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { checkoutPayment } from '@albumen/contract/endpoints/orders';
import { useMemo, useRef, type RefObject } from 'react';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { redirectReturnUrl } from '../../payment/methods/chosen-method.ts';
import type { PaySubject, StartedPayment } from '../../payment/methods/payment-method.ts';
import { priceOf, withCountry } from './checkout-methods.ts';
import type { Begin, Way } from './place-order.ts';

/** A checkout as the ways to pay see it, and what is to be done when one of them begins a payment. */
export function useCheckoutSubject(
  checkout: Checkout,
  way: Way,
): { subject: PaySubject; began: RefObject<Begin | undefined> } {
  const began = useRef<Begin>(undefined);
  const { resourceId, cartTotal } = checkout;
  const { amountMinor, currency } = priceOf(cartTotal, way);
  const { country } = way;
  /* A way of another country is begun anew; a card that is half typed is not. */
  const id = way.method === 'card' ? resourceId : `${resourceId}-${country}`;
  const subject = useMemo(
    (): PaySubject => ({
      id,
      amountMinor,
      currency,
      country,
      what: 'Prints',
      kept: 'Your cart and what you entered are kept.',
      loadSetup: (kind) => call(checkoutPayment, { params: { resourceId }, query: { for: kind } }),
      start: async (started: StartedPayment) => began.current?.(started),
      returnUrl: (method) =>
        withCountry(redirectReturnUrl(href.checkout(resourceId), method), country),
    }),
    [id, resourceId, amountMinor, currency, country],
  );
  return { subject, began };
}
