import braintree from 'braintree';
import type { Settings } from './settings.ts';

/** Who we are at the gateway: what a merchant's server has in its configuration. */
export interface Merchant {
  id: string;
  publicKey: string;
  privateKey: string;
  tokenizationKey: string;
  gatewayOrigin: string;
}

/** The server SDK as its declarations have it, and the two methods that they forget. */
export type ServerSdk = braintree.BraintreeGateway & {
  webhookNotification: { verify: (challenge: string) => string };
};

export function merchantOf(settings: Settings): Merchant {
  return {
    id: required(settings, 'PLAYGROUND_MERCHANT_ID'),
    publicKey: required(settings, 'PLAYGROUND_PUBLIC_KEY'),
    privateKey: required(settings, 'PLAYGROUND_PRIVATE_KEY'),
    tokenizationKey: required(settings, 'PLAYGROUND_TOKENIZATION_KEY'),
    gatewayOrigin: settings.gatewayOrigin,
  };
}

function required(
  settings: Settings,
  name: `PLAYGROUND_${'MERCHANT_ID' | 'PUBLIC_KEY' | 'PRIVATE_KEY' | 'TOKENIZATION_KEY'}`,
): string {
  const value = settings[name];
  if (value === undefined) throw new Error(`${name} is not set; start with npm start`);
  return value;
}

/** The official server SDK, pointed at our gateway. */
export function openServerSdk(merchant: Merchant): ServerSdk {
  const { protocol, hostname, port } = new URL(merchant.gatewayOrigin);
  const isSecure = protocol === 'https:';
  const usedPort = port || (isSecure ? '443' : '80');
  const { id: merchantId, publicKey, privateKey } = merchant;
  const environment = new braintree.Environment(
    hostname,
    usedPort,
    '',
    isSecure,
    hostname,
    usedPort,
  );
  // Its `verify` is there, as the webhook tests show.
  return new braintree.BraintreeGateway({
    environment,
    merchantId,
    publicKey,
    privateKey,
  }) as ServerSdk;
}
