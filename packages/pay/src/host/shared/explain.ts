import { parseUrl } from '../../protocol/origins.ts';
import { findGatewayUrl } from './gateway-url.ts';
import { isPayError } from './is-pay-error.ts';

/** The same error, whose message also tells the address of its page, where a gateway of ours has one. */
export function explain(error: unknown): unknown {
  const gateway = parseUrl(findGatewayUrl() ?? '');
  // Who waits for the same client gets the same error.
  if (!gateway || !isPayError(error) || error.message.includes(' See ')) return error;
  error.message += ` See ${gateway.origin}/docs/errors#${error.code.toLowerCase()}`;
  return error;
}
