import type {
  PayPalCheckout,
  PayPalCheckoutCreateOptions,
  PayPalCheckoutTokenizePayload,
  PayPalCheckoutVaultInitiatedOptions,
} from '@albumen/pay/paypal-checkout';
import { useCallback } from 'react';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type PayPalCheckoutLook = Pick<
  PayPalCheckoutCreateOptions,
  'merchantAccountId' | 'autoSetDataUserIdToken'
>;

/** What stands behind PayPal's buttons. */
export interface PayPalCheckoutBinding extends ComponentState {
  /** The SDK's own component, for `<PayPalButtons>`; there when `ready`. */
  checkout: PayPalCheckout | undefined;
  /** A checkout of a vaulted account is under way: a second one is refused. */
  isPaying: boolean;
  /**
   * Has the owner of a vaulted account look at a payment. To be called within a click, before anything
   * is waited for.
   * @throws Error before it is ready; then as the SDK's `startVaultInitiatedCheckout`
   */
  startVaultInitiatedCheckout: (
    options: PayPalCheckoutVaultInitiatedOptions,
  ) => Promise<PayPalCheckoutTokenizePayload>;
}

/**
 * Makes PayPal Checkout ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function usePayPalCheckout(look: PayPalCheckoutLook = {}): PayPalCheckoutBinding {
  const made = useComponent<PayPalCheckout>('PayPal is', async (client, signal, load) => {
    const { create } = await load('paypalCheckout');
    return create({ ...look, client, signal });
  });
  const { component: checkout, call, isBusy: isPaying, status, error, retry } = made;
  const startVaultInitiatedCheckout = useCallback(
    (options: PayPalCheckoutVaultInitiatedOptions) =>
      call((ready): Promise<PayPalCheckoutTokenizePayload> =>
        ready.startVaultInitiatedCheckout(options),
      ),
    [call],
  );
  return { status, error, retry, checkout, isPaying, startVaultInitiatedCheckout };
}
