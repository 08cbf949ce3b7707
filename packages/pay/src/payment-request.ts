import { openPaymentRequest } from './host/payment-request/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { PaymentRequestCreate } from './types/payment-request.ts';

/**
 * Makes the browser's own payment sheet ready.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`,
 * `PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS`, or what the client rejects with.
 */
export const create: PaymentRequestCreate = (options, callback?: unknown) =>
  deliver(openPaymentRequest(options), callback);

export { VERSION } from './protocol/version.ts';
export type * from './types/payment-request.ts';
