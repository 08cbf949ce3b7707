import type {
  PayPal,
  PayPalCreateOptions,
  PayPalTokenizeOptions,
  PayPalTokenizePayload,
} from '@albumen/pay/paypal';
import { useCallback } from 'react';
import { type RedirectReturn, useRedirectReturn } from './use-redirect-return.ts';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type PayPalLook = Pick<PayPalCreateOptions, 'redirect'>;

/** PayPal in a window of its own. */
export interface PayPalWallets extends ComponentState, RedirectReturn<PayPalTokenizePayload> {
  /** A payer is in the window: a second one is refused. */
  isTokenizing: boolean;
  /**
   * Asks a payer. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: PayPalTokenizeOptions) => Promise<PayPalTokenizePayload>;
}

/**
 * Makes PayPal ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function usePayPal(look: PayPalLook = {}): PayPalWallets {
  const made = useComponent<PayPal>('PayPal is', async (client, signal, load) => {
    const { create } = await load('paypal');
    return create({ ...look, client, signal });
  });
  const { call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: PayPalTokenizeOptions) => call((paypal) => paypal.tokenize(options)),
    [call],
  );
  const redirectReturn = useRedirectReturn<PayPalTokenizePayload>(made);
  return {
    status,
    error,
    retry,
    isTokenizing: isBusy,
    tokenize,
    ...redirectReturn,
  };
}
