import { openGooglePayment } from './host/google-payment/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { GooglePaymentCreate } from './types/google-payment.ts';

/**
 * Makes requests for Google's own script, and reads its answers.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, `GOOGLE_PAYMENT_…`, or what
 * the client rejects with; with `useDeferredClient` the last two show at the first request.
 */
export const create: GooglePaymentCreate = (options, callback?: unknown) =>
  deliver(openGooglePayment(options), callback);

export { VERSION } from './protocol/version.ts';
export type * from './types/google-payment.ts';
