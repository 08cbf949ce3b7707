import type { BraintreeGateway } from 'braintree';
import { sendRequestIds } from './send-request-ids.ts';

/** Who we are at the gateway, and where it is: all that differs between ours and the real one. */
export interface GatewayAccount {
  /** Origin of the server API. */
  url: string;
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

/** Below the 25 s in which a submit ends. */
const answerWithinMs = 20_000;

/** The official server SDK. It is loaded when it is first needed: most processes never are. */
export async function openServerSdk(account: GatewayAccount): Promise<BraintreeGateway> {
  const { default: braintree } = await import('braintree');
  const { protocol, host, hostname, port } = new URL(account.url);
  sendRequestIds(host);
  const isSecure = protocol === 'https:';
  const usedPort = port || (isSecure ? '443' : '80');
  const { merchantId, publicKey, privateKey } = account;
  const gateway = new braintree.BraintreeGateway({
    environment: new braintree.Environment(hostname, usedPort, '', isSecure, hostname, usedPort),
    merchantId,
    publicKey,
    privateKey,
  });
  // Its declarations leave out the configuration that it makes of itself.
  (gateway as unknown as { config: { timeout: number } }).config.timeout = answerWithinMs;
  return gateway;
}
