import type { BraintreeError } from '../../protocol/pay-error.ts';
import { recordOf } from '../../protocol/json.ts';
import { findGatewayUrl } from './gateway-url.ts';

/** The same error, whose message also tells the address of its page, where a gateway of ours has one. */
export function explain(error: unknown): unknown {
  const gateway = findGatewayUrl();
  // Who waits for the same client gets the same error.
  if (gateway && isOurs(error) && !/ See /.test(error.message)) {
    error.message += ` See ${gateway}/docs/errors#${error.code.toLowerCase()}`;
  }
  return error;
}

/** The client's errors come from another script, whose class is another one. */
function isOurs(error: unknown): error is BraintreeError {
  return recordOf(error)['name'] === 'BraintreeError';
}
