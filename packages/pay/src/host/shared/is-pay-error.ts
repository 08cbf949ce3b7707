import type { BraintreeError } from '../../types/core.ts';
import { recordOf } from '../../protocol/json.ts';

/**
 * Is this an error of the SDK, with `code`, `type` and `details`? Scripts, modules and frames have
 * classes of their own, so `instanceof` cannot tell.
 */
export function isPayError(error: unknown): error is BraintreeError {
  const { name, code, type } = recordOf(error);
  return name === 'BraintreeError' && typeof code === 'string' && typeof type === 'string';
}
