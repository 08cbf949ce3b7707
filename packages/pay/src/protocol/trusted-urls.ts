import { IS_SANDBOX_BUILD } from './build.ts';
import { isLoopback, parseUrl } from './origins.ts';

/** The provider's own domains; their hosts and subdomains are trusted over https. */
const verifiedDomains = [
  'paypal.com',
  'braintreepayments.com',
  'braintreegateway.com',
  'braintree-api.com',
];

/** Is this an address of the provider itself? */
export function isProviderUrl(url: string): boolean {
  const parsed = parseUrl(url);
  return (
    parsed?.protocol === 'https:' &&
    verifiedDomains.some((domain) => `.${parsed.hostname}`.endsWith(`.${domain}`))
  );
}

/**
 * May the gateway's configuration send us to this address? The provider's domains, the gateway that
 * this page was configured to use, and, in a sandbox build, the own computer.
 */
export function isTrustedUrl(url: string, gatewayUrl: string | undefined): boolean {
  const origin = parseUrl(url)?.origin ?? '';
  const isGateway =
    gatewayUrl !== undefined &&
    origin === parseUrl(gatewayUrl)?.origin &&
    origin.startsWith('https:');
  return isProviderUrl(url) || isGateway || (IS_SANDBOX_BUILD && isLoopback(origin));
}
