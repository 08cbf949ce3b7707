import { deliver } from './host/shared/callback.ts';
import { abortable } from './host/shared/abort.ts';
import { openPreferredPaymentMethods } from './host/preferred-payment-methods/preferred-payment-methods.ts';
import type { ComponentOptions } from './types/component.ts';
import type { PreferredPaymentMethodsCreate } from './types/preferred-payment-methods.ts';

/**
 * Resolves at once; the client, if there is none yet, is opened beside it.
 *
 * Rejects with `INSTANTIATION_OPTION_REQUIRED` or `INCOMPATIBLE_VERSIONS`.
 */
export const create: PreferredPaymentMethodsCreate = (
  options?: ComponentOptions,
  callback?: unknown,
) => deliver(abortable(openPreferredPaymentMethods(options), options?.signal), callback);

export { VERSION } from './protocol/version.ts';
export type * from './types/preferred-payment-methods.ts';
