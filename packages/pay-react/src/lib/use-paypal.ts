import type {
  PayPal,
  PayPalCreateOptions,
  PayPalTokenizeOptions,
  PayPalTokenizePayload,
} from '@albumen/pay/paypal';
import { useCallback } from 'react';
import { useComponent } from './use-component.ts';

/** Read when the component is made. */
export type PayPalLook = Pick<PayPalCreateOptions, 'redirect'>;

/** PayPal in a window of its own. */
export interface PayPalWallets {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** After a failure. */
  retry: () => void;
  /** A payer is in the window: a second one is refused. */
  isTokenizing: boolean;
  /**
   * Asks a payer. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: PayPalTokenizeOptions) => Promise<PayPalTokenizePayload>;
  /** The page's own address is one that PayPal led back to. */
  hasReturned: boolean;
  /**
   * Goes on with the payment that this page left for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenizeReturn: () => Promise<PayPalTokenizePayload>;
}

interface Opened {
  paypal: PayPal;
  teardown: () => Promise<void>;
}

/**
 * Makes PayPal ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function usePayPal(look: PayPalLook = {}): PayPalWallets {
  const made = useComponent<Opened>('PayPal is', async (client, signal, load) => {
    const { create } = await load('paypal');
    const paypal = await create({ ...look, client, signal });
    return { paypal, teardown: async () => paypal.teardown() };
  });
  const { component, call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: PayPalTokenizeOptions) => call(({ paypal }) => paypal.tokenize(options)),
    [call],
  );
  const tokenizeReturn = useCallback(() => call(({ paypal }) => paypal.tokenize()), [call]);
  return {
    status,
    error,
    retry,
    isTokenizing: isBusy,
    tokenize,
    hasReturned: component?.paypal.hasTokenizationParams() ?? false,
    tokenizeReturn,
  };
}
