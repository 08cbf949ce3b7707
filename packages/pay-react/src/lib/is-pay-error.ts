import type { BraintreeError } from '@albumen/pay';

/**
 * Is this an error of the SDK, with `code`, `type` and `details`? Scripts, modules and frames have
 * classes of their own, so `instanceof` cannot tell.
 */
export function isPayError(error: unknown): error is BraintreeError {
  const { name, code, type }: Record<string, unknown> = Object(error);
  return name === 'BraintreeError' && typeof code === 'string' && typeof type === 'string';
}
