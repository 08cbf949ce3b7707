import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { DemoMerchant } from '../../../apps/gateway/src/modules/merchants/seed.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a merchant's server may ask of the gateway. */
export interface MerchantTools {
  /** Below the merchant; the body of the answer. Throws unless it went well. */
  call: (method: Method, path: string, body?: object) => Promise<string>;
  /** A client token whose addresses are the provider's. */
  clientToken: (options?: object) => Promise<string>;
  /** A fresh customer's id. */
  customer: () => Promise<string>;
}

const providerHost = 'api.sandbox.braintreegateway.com';

/** Calls the gateway by the provider's name, as the merchant. */
export function openMerchantTools(origin: string, merchant: DemoMerchant): MerchantTools {
  const credentials = Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`);
  const headers = {
    host: providerHost,
    authorization: `Basic ${credentials.toString('base64')}`,
    'content-type': 'application/json',
  };
  const call: MerchantTools['call'] = async (method, path, body) => {
    const url = new URL(`/merchants/${merchant.id}${path}`, origin);
    const going = request(url, {
      method,
      headers: body ? headers : { ...headers, 'content-type': 'text/plain' },
    });
    going.end(body && JSON.stringify(body));
    const [reply] = (await once(going, 'response')) as [IncomingMessage];
    const text = Buffer.concat(await reply.toArray()).toString();
    if ((reply.statusCode ?? 500) < 400) return text;
    throw new Error(`${method} ${path} was answered with ${reply.statusCode}: ${text}`);
  };
  const element = (xml: string, name: string): string => {
    const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
    return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  };
  return {
    call,
    clientToken: async (options = {}) =>
      element(
        await call('POST', '/client_token', { client_token: { version: 2, ...options } }),
        'value',
      ),
    customer: async () => element(await call('POST', '/customers', { customer: {} }), 'id'),
  };
}
