import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { authenticateApiCaller } from '../authorizations/api-caller.ts';
import { getApiKey } from '../merchants/merchants.service.ts';

/** GraphQL names no merchant: it is the one whose key a server shows. */
export async function callerByApiKey(
  deps: Dependencies,
  request: FastifyRequest,
): Promise<ClientCaller> {
  const { authorization = '' } = request.headers;
  const [, encoded = ''] = /^Basic (.+)$/i.exec(authorization) ?? [];
  const [publicKey = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 1);
  const key = await getApiKey(deps.db, deps.sealer, publicKey);
  if (!key) refuse(401, 'Authentication credentials are invalid.');
  const { merchant } = await authenticateApiCaller(deps, request, key.merchantId);
  return { merchant, grant: undefined };
}
