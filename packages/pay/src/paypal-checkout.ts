import { openPayPalCheckout } from './host/paypal-checkout/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { PayPalCheckoutCreate } from './types/paypal-checkout.ts';

/**
 * Makes ready what stands behind PayPal's own buttons: it creates, updates and tokenizes payments.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, `PAYPAL_NOT_ENABLED`,
 * `PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED`, or what the client rejects with. With an authorization instead
 * of a client it resolves at once, and its methods reject with these. Never throws synchronously.
 */
export const create: PayPalCheckoutCreate = (options, callback?: unknown) =>
  deliver(openPayPalCheckout(options), callback);

/** Every browser of today is. */
export function isSupported(): boolean {
  return true;
}

export { VERSION } from './protocol/version.ts';
export type * from './types/paypal-checkout.ts';
