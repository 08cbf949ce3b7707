import type { BraintreeError } from '../../protocol/pay-error.ts';
import { recordOf } from '../../protocol/json.ts';
import { findGatewayUrl } from './gateway-url.ts';

/**
 * Says more of an error than its message, which stays as it is published: consoles print the cause,
 * too. Who waits for the same client gets the same error, so what it says already is not repeated.
 */
export function addHint<E extends Error>(error: E, hint: string): E {
  const { cause } = error;
  // Not a member that is listed: a copied or logged error is the published one.
  if (!cause) return Object.defineProperty(error, 'cause', { value: new Error(hint) });
  if (cause instanceof Error && !cause.message.includes(hint)) cause.message += ` ${hint}`;
  return error;
}

/** The same error, whose cause also tells the address of its page, where a gateway of ours has one. */
export function explain(error: unknown): unknown {
  const gateway = findGatewayUrl();
  return gateway && isOurs(error)
    ? addHint(error, `See ${gateway}/docs/errors#${error.code.toLowerCase()}`)
    : error;
}

/** The client's errors come from another script, whose class is another one. */
function isOurs(error: unknown): error is BraintreeError {
  return recordOf(error)['name'] === 'BraintreeError';
}
