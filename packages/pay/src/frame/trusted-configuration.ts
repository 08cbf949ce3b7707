import { recordOf } from '../protocol/json.ts';
import type { Configuration } from '../protocol/configuration.ts';
import { CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN } from '../protocol/errors/client.ts';
import { payError } from '../protocol/pay-error.ts';
import { isTrustedUrl } from '../protocol/trusted-urls.ts';

/**
 * The configuration that a card may be sent by. It comes from the merchant's page, so what leads
 * away from the gateway is refused here once more; the policy of the frame's page does it, too.
 * @throws BraintreeError `CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN`
 */
export function trustedConfiguration(configuration: unknown): Configuration {
  const { clientApiUrl, graphQL } = recordOf(recordOf(configuration)['gatewayConfiguration']);
  const urls = { clientApiUrl, ...(graphQL ? { 'graphQL.url': recordOf(graphQL)['url'] } : {}) };
  for (const [property, url] of Object.entries(urls)) {
    if (typeof url === 'string' && isTrustedUrl(url, location.origin)) continue;
    throw payError(CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN, { property });
  }
  return configuration as Configuration; // The gateway wrote it, and its addresses are right.
}
