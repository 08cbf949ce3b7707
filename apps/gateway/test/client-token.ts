import {
  makeClientToken,
  type ClientTokenOrder,
} from '../src/modules/client-tokens/client-tokens.service.ts';
import { getMerchant } from '../src/modules/merchants/merchants.service.ts';
import type { TestGateway } from './test-gateway.ts';

/** A fresh client token of the demo merchant, read as its SDK reads it. */
export async function clientToken(
  { deps, origin }: TestGateway,
  order: Partial<ClientTokenOrder> = {},
): Promise<Record<string, unknown> & { authorizationFingerprint: string }> {
  const merchant = order.merchant ?? (await getMerchant(deps.db, 'albumen_sandbox'));
  if (!merchant) throw new Error('no merchant');
  const addresses = {
    clientApi: origin,
    graphQL: `${origin}/graphql`,
    assets: origin,
    songbird: '',
    origins: [origin],
  };
  const token = await makeClientToken(deps, addresses, {
    publicKey: 'sandbox_public',
    version: 2,
    ...order,
    merchant,
  });
  return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
}
