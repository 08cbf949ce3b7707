import { openLocalPayment } from './host/local-payment/create.ts';
import { deliver } from './host/shared/callback.ts';
import type { LocalPaymentCreate } from './types/local-payment.ts';

/**
 * Makes ready to pay by the ways of a country: its banks, wallets and invoices.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, `LOCAL_PAYMENT_NOT_ENABLED`,
 * or what the client rejects with. Never throws synchronously.
 */
export const create: LocalPaymentCreate = (options, callback?: unknown) =>
  deliver(openLocalPayment(options), callback);

export { VERSION } from './protocol/version.ts';
export type * from './types/local-payment.ts';
