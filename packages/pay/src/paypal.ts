import { openPayPal } from './host/paypal/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { PayPalCreate } from './types/paypal.ts';

/**
 * Makes ready to pay by PayPal in a window of its own.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, `PAYPAL_NOT_ENABLED`, or what
 * the client rejects with. Never throws synchronously.
 */
export const create: PayPalCreate = (options, callback?: unknown) =>
  deliver(openPayPal(options), callback);

/** Every browser of today is. */
export function isSupported(): boolean {
  return true;
}

export { VERSION } from './protocol/version.ts';
export type * from './types/paypal.ts';
