import type { Checkout } from '@albumen/contract/endpoints/checkout';
import { validateForm } from '@albumen/contract/form';
import { checkoutForm } from '@albumen/contract/forms/checkout-forms';
import { formatPrice } from '@albumen/domain/money/format-price';
import { useRef, useState, type RefObject } from 'react';
import { focusNamed } from '../../shell/focus/focus-named.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { changedForm, typedValues } from './form-values.ts';
import type { PaymentHandle, PlaceOutcome } from './payment-slot.ts';
import type { SessionState } from './use-checkout-session.ts';

export interface PlaceOrder {
  /** The payment-error banner; undefined when there is nothing to say. */
  paymentError: string | undefined;
  isPlacing: boolean;
  /** Invalid fields stopped the last submission: they are summed up at the top. */
  isKeptBack: boolean;
  place: () => Promise<void>;
  onHandle: (handle: PaymentHandle | null) => void;
  /** Goes on where the page left for a bank. */
  onReturn: (place: PaymentHandle['placeOrder']) => void;
}

/** The submission of an order, before and after its payment. */
export function usePlaceOrder(
  session: SessionState,
  form: RefObject<HTMLFormElement | null>,
): PlaceOrder {
  const [paymentError, setPaymentError] = useState<string>();
  const [isPlacing, setIsPlacing] = useState(false);
  const [isKeptBack, setIsKeptBack] = useState(false);
  const handle = useRef<PaymentHandle | null>(null);

  const show = (outcome: PlaceOutcome) => {
    if (outcome.kind === 'placed') return window.location.assign(outcome.next);
    setIsPlacing(false);
    if (outcome.kind === 'incomplete') return undefined;
    scrollToTop();
    if (outcome.kind === 'paymentError') return setPaymentError(outcome.message);
    const { message, fields } = outcome;
    if (fields !== undefined) session.setErrors(fields);
    void session.reload();
    void openOverlay('checkoutError', { ...(message !== undefined && { message }) });
  };

  const placeBy = async (find: () => PaymentHandle['placeOrder'] | undefined) => {
    const seenTotal = session.checkout.cartTotal;
    setPaymentError(undefined);
    setIsPlacing(true);
    const ready = await prepare(session, form.current);
    setIsKeptBack(ready === undefined);
    if (ready === undefined) return setIsPlacing(false);
    if (ready.checkout.cartTotal !== seenTotal) return show(totalChanged(ready.checkout));
    const placeOrder = find();
    if (placeOrder === undefined) {
      const message = 'The payment form is still loading. Nothing was charged.';
      return show({ kind: 'paymentError', message });
    }
    return show(await placeOrder(ready.checkout, ready.values));
  };

  return {
    paymentError,
    isPlacing,
    isKeptBack,
    onHandle: (next) => {
      handle.current = next;
    },
    onReturn: (placeOrder) => void placeBy(() => placeOrder),
    async place() {
      if (!isPlacing) await placeBy(() => handle.current?.placeOrder);
    },
  };
}

/** A change that was still being saved altered the total: the customer sees it before it is charged. */
function totalChanged({ quote }: Checkout): PlaceOutcome {
  const total = formatPrice(quote.totalMinor, quote.currency);
  const message = `The total is now ${total}. Nothing was charged; look at it once more and place the order again.`;
  return { kind: 'failed', message };
}

interface Ready {
  checkout: Checkout;
  values: Record<string, string>;
}

/** Checks the form, keeps what was not kept yet, and says what is missing; undefined while something is. */
async function prepare(
  session: SessionState,
  form: HTMLFormElement | null,
): Promise<Ready | undefined> {
  const checkout = await session.settle();
  if (checkout === undefined) return undefined;
  const values = typedValues(form, checkout);
  const errors = validateForm(checkoutForm, values);
  session.setErrors(errors);
  if (Object.keys(errors).length > 0) {
    if (!focusNamed(form?.elements ?? [], errors)) scrollToTop();
    return undefined;
  }
  const changed = changedForm(values, checkout);
  const shippingPriority = checkout.quote.groups
    .filter(({ shippingMethod }) => shippingMethod === null)
    .map(({ shippingGroup, shippingMethod, packagingOption }) => ({
      shippingGroup,
      shippingMethod,
      packagingOption,
    }));
  const isMethodMissing = shippingPriority.length > 0;
  const isUnsaved = isMethodMissing || Object.keys(changed).length > 0;
  const newest = isUnsaved
    ? await session.save({ ...changed, ...(isMethodMissing && { shippingPriority }) })
    : checkout;
  if (newest === undefined || newest.obstacles.length > 0) {
    scrollToTop();
    return undefined;
  }
  return { checkout: newest, values };
}

function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}
