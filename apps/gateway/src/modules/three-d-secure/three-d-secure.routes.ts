import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { confirm } from './confirm.service.ts';
import { presentConfirmed, presentLookup } from './lookup.presenter.ts';
import { lookUp } from './lookup.service.ts';

/** What pages ask of 3-D Secure, within the client API. */
export function addThreeDSecure(scope: FastifyInstance, deps: Dependencies): void {
  const path = '/client_api/v1/payment_methods/:nonce/three_d_secure';
  scope.post(`${path}/lookup`, async (request, reply) => {
    const { input, ...caller } = await readClientCall(deps, request);
    const { nonce = '' } = textsOf(request.params);
    const found = await lookUp(deps, { caller, nonce, input });
    const presented = presentLookup(found, {
      addresses: addressesFor(deps.settings, request),
      merchantId: caller.merchant.id,
      challengePath: deps.world.issuer.challengePath,
    });
    return reply.status(201).send(presented);
  });
  scope.post(`${path}/authenticate_from_jwt`, async (request) => {
    const { input, merchant } = await readClientCall(deps, request);
    const { nonce = '' } = textsOf(request.params);
    return presentConfirmed(await confirm(deps, { merchant, nonce, jwt: input['jwt'] }));
  });
}
