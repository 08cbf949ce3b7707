import { goOnUnder } from '@albumen/server-kit/request-context';
import { requestIdIn } from '@albumen/server-kit/request-id';
import { isSameText } from '@albumen/server-kit/secrets';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { disturb } from '../faults/disturb.ts';
import {
  getApiKey,
  getMerchant,
  type ApiKey,
  type Merchant,
} from '../merchants/merchants.service.ts';

/** A merchant's server: it has shown the key of the merchant in the path. */
export interface ApiCaller {
  merchant: Merchant;
  key: ApiKey;
}

type Needs = Pick<Dependencies, 'db' | 'sealer' | 'settings'>;

/** A call of the server API: its key is checked, then the sandbox is as slow or broken as ordered. */
export async function authenticateApiCaller(
  deps: Needs,
  request: FastifyRequest,
  merchantId: string,
): Promise<ApiCaller> {
  const caller = await checkApiKey(deps, request, merchantId);
  await disturb(deps, request, caller.merchant);
  return caller;
}

/**
 * Checks `Authorization: Basic public:private`. An unknown, revoked or wrong key is 401; a good key
 * of another merchant than the one asked for is 403.
 */
export async function checkApiKey(
  { db, sealer }: Needs,
  request: FastifyRequest,
  merchantId: string,
): Promise<ApiCaller> {
  const given = basicCredentials(request.headers.authorization);
  const key = given && (await getApiKey(db, sealer, given.publicKey));
  if (!given || !key || !isSameText(given.privateKey, key.privateKey)) {
    refuse(401, 'Authentication failed.');
  }
  goOnAsCalled(request);
  if (key.merchantId !== merchantId) refuse(403, 'This key belongs to another merchant.');
  const merchant = await getMerchant(db, merchantId);
  if (!merchant) refuse(404, 'There is no such merchant.');
  return { merchant, key };
}

/** Who has shown a key may say what the request is called: so do the logs of a shop and ours. */
function goOnAsCalled(request: FastifyRequest): void {
  request.id = requestIdIn(request.headers) ?? request.id;
  goOnUnder(request.id);
}

function basicCredentials(header: string | undefined) {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1) return undefined;
  return { publicKey: text.slice(0, colon), privateKey: text.slice(colon + 1) };
}
