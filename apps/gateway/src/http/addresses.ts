import type { FastifyRequest } from 'fastify';

/** The generation of the API that the SDK's files speak. */
export const assetsVersion = '3.109.0';

/** Where each of our services answers, as browsers learn it. */
export interface Addresses {
  clientApi: string;
  graphQL: string;
  assets: string;
  /** The card network's script. */
  songbird: string;
  /** Origins that a frame may call. */
  origins: readonly string[];
}

/**
 * The provider's own names. The published browser SDK takes no others, so a browser that maps them to
 * this gateway must be answered by them.
 */
const provider: Addresses = {
  clientApi: 'https://api.sandbox.braintreegateway.com:443',
  graphQL: 'https://payments.sandbox.braintree-api.com/graphql',
  assets: 'https://assets.braintreegateway.com',
  songbird: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
  origins: [
    'https://api.sandbox.braintreegateway.com',
    'https://payments.sandbox.braintree-api.com',
    'https://assets.braintreegateway.com',
  ],
};

const providerHosts = new Set(provider.origins.map((origin) => new URL(origin).hostname));
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

interface AddressSettings {
  /** Ours, as configured. */
  origin: string;
  GATEWAY_SANDBOX: boolean;
}

/**
 * Our addresses by the host name that was asked for. The host of a request only ever chooses among names
 * that are ours anyway: the configured one, the provider's, and loopback where we are on loopback.
 */
export function addressesFor(
  settings: AddressSettings,
  request: Pick<FastifyRequest, 'host'>,
): Addresses {
  const asked = URL.canParse(`http://${request.host}`) ? new URL(`http://${request.host}`) : null;
  if (settings.GATEWAY_SANDBOX && asked && providerHosts.has(asked.hostname)) return provider;
  const own = new URL(settings.origin);
  const isOtherLoopback =
    asked !== null && loopbackHosts.has(own.hostname) && loopbackHosts.has(asked.hostname);
  const origin = isOtherLoopback ? `${own.protocol}//${asked.host}` : own.origin;
  return {
    clientApi: origin,
    graphQL: `${origin}/graphql`,
    assets: origin,
    songbird: `${origin}/edge/v1/songbird.js`,
    origins: [origin],
  };
}

/** Any port of this computer. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && loopbackHosts.has(new URL(origin).hostname);
}
