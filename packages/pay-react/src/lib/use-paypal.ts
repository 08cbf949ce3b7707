import type {
  PayPal,
  PayPalCreateOptions,
  PayPalTokenizeOptions,
  PayPalTokenizePayload,
} from '@albumen/pay/paypal';
import { type ReturningTokenizer, useReturningTokenizer } from './use-redirect-return.ts';
import { useComponent } from './use-component.ts';

/** Read when the component is made. */
export type PayPalLook = Pick<PayPalCreateOptions, 'redirect'>;

/** PayPal in a window of its own. */
export type PayPalWallets = ReturningTokenizer<PayPalTokenizeOptions, PayPalTokenizePayload>;

/**
 * Makes PayPal ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function usePayPal(look: PayPalLook = {}): PayPalWallets {
  const made = useComponent<PayPal>('PayPal is', async (client, signal, load) => {
    const { create } = await load('paypal');
    return create({ ...look, client, signal });
  });
  return useReturningTokenizer<PayPalTokenizeOptions, PayPalTokenizePayload>(made);
}
