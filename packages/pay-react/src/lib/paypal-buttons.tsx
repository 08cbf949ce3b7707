import type {
  PayPalCheckout,
  PayPalCheckoutCreatePaymentOptions,
  PayPalCheckoutLoadPayPalSDKOptions,
  PayPalCheckoutTokenizePayload,
} from '@albumen/pay/paypal-checkout';
import { useEffect, useRef } from 'react';
import {
  payPalOnPage,
  type PayPalButtonCalls,
  type PayPalButtonStyle,
  type PayPalShippingActions,
  type PayPalShippingChange,
} from './paypal-page.ts';
import { useLatest } from './use-latest.ts';

export interface PayPalButtonsProps {
  /** `usePayPalCheckout` gives it; nothing is drawn while it is not there. */
  checkout: PayPalCheckout | undefined;
  /** Parameters of PayPal's script; another `currency`, `intent` or `vault` loads it anew. */
  sdk?: PayPalCheckoutLoadPayPalSDKOptions;
  /** Asked at each click: what is paid now. `flow: 'vault'` needs `sdk.vault`. */
  payment: () => PayPalCheckoutCreatePaymentOptions | Promise<PayPalCheckoutCreatePaymentOptions>;
  /** The payer agreed, and this is their nonce. */
  onPayload: (payload: PayPalCheckoutTokenizePayload) => void | Promise<void>;
  onCancel?: () => void;
  /** Gets errors of the script, the gateway, the window and `onPayload`. */
  onError?: (error: unknown) => void;
  /** The buttons are there; `false` when this way of paying is not offered to this payer. */
  onReady?: (isEligible: boolean) => void;
  onShippingChange?: (
    change: PayPalShippingChange,
    actions: PayPalShippingActions,
  ) => void | Promise<void>;
  /** One button of this way alone, such as `paylater`. */
  fundingSource?: string;
  /** Read when the buttons are drawn. */
  style?: PayPalButtonStyle;
  className?: string;
}

/** PayPal's own buttons; each click asks for a payment and ends in a payload. */
export function PayPalButtons(props: PayPalButtonsProps) {
  const { checkout, sdk = {}, fundingSource, className } = props;
  const place = useRef<HTMLDivElement>(null);

  const create = useLatest(async (paypal: PayPalCheckout) =>
    paypal.createPayment(await props.payment()),
  );
  const finish = useLatest(async (paypal: PayPalCheckout, approved: object) => {
    await props.onPayload(await paypal.tokenizePayment(approved));
  });
  const fail = useLatest((error: unknown) => props.onError?.(error));
  const cancel = useLatest(() => props.onCancel?.());
  const askShop = useLatest(async (change: PayPalShippingChange, actions: PayPalShippingActions) =>
    props.onShippingChange?.(change, actions),
  );

  function calls(paypal: PayPalCheckout): PayPalButtonCalls {
    const { style } = props;
    const ask = () => create(paypal);
    return {
      ...(sdk.vault ? { createBillingAgreement: ask } : { createOrder: ask }),
      onApprove: (approved) => finish(paypal, approved),
      onCancel: () => cancel(),
      onError: (error) => fail(error),
      ...(props.onShippingChange && { onShippingChange: askShop }),
      ...(fundingSource !== undefined && { fundingSource }),
      ...(style && { style }),
    };
  }

  const draw = useLatest(
    async (paypal: PayPalCheckout, holder: HTMLElement, signal: AbortSignal) => {
      await paypal.loadPayPalSDK(sdk);
      const script = payPalOnPage();
      if (signal.aborted || !script) return;
      const buttons = script.Buttons(calls(paypal));
      if (!buttons.isEligible()) return props.onReady?.(false);
      signal.addEventListener('abort', () => void buttons.close().catch(() => undefined));
      await buttons.render(holder);
      if (!signal.aborted) props.onReady?.(true);
    },
  );
  const { currency, intent, vault } = sdk;
  useEffect(() => {
    const holder = place.current;
    if (!checkout || !holder) return undefined;
    const end = new AbortController();
    draw(checkout, holder, end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) fail(error);
    });
    return () => end.abort();
  }, [checkout, currency, intent, vault, fundingSource, draw, fail]);
  return <div ref={place} className={className} />;
}
