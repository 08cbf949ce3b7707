import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { readClientCall } from '../client-api/client-call.ts';
import { configurationOf } from './configuration.ts';

/** What the SDK asks first, and the events that it reports; nobody reads those. */
export function addConfiguration(scope: FastifyInstance, deps: Dependencies): void {
  scope.get('/client_api/v1/configuration', async (request) => {
    const { merchant } = await readClientCall(deps, request);
    return configurationOf(deps, merchant, addressesFor(deps.settings, request));
  });
  scope.post('/analytics', async (request, reply) => {
    await readClientCall(deps, request);
    return reply.status(200).send({});
  });
}
