import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { getNonce } from './nonces.service.ts';

/** What a browser may know of a nonce, within the client API. */
export function addNonceStatus(scope: FastifyInstance, deps: Dependencies): void {
  scope.get('/client_api/v1/payment_method_nonces/:nonce', async (request) => {
    const { merchant } = await readClientCall(deps, request);
    const { nonce = '' } = textsOf(request.params);
    const found = await getNonce(deps.db, { ...deps, merchant }, nonce);
    if (!found) refuse(404, 'There is no such nonce.');
    return {
      type: found.type,
      consumed: found.isConsumed,
      threeDSecureInfo: found.threeDSecure,
    };
  });
}
