import { calls } from '@albumen/contract/schemas/uploads';
import type { HealthReply } from '@albumen/contract/endpoints/uploads';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { checkHealth } from './health.service.ts';

/** Asked by uploaders, by the supervisor and by machines that know none of our host names. */
export function addHealth(app: FastifyInstance, deps: Dependencies): void {
  const config = { ignoresCookies: true };
  const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };
  for (const [call, isUp] of [
    [calls.health, isWell],
    [calls.ready, canServe],
  ] as const) {
    app.route({
      method: ['GET', 'HEAD'],
      url: call.endpoint.path,
      config,
      schema: { response: { 200: call.schemas.reply, 503: call.schemas.reply } },
      handler: async (_request, reply) => {
        const result = await checkHealth(deps);
        void reply.status(isUp(result) ? 200 : 503).headers(headers);
        return result;
      },
    });
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: calls.live.endpoint.path,
    config,
    schema: { response: { 200: calls.live.schemas.reply } },
    handler: (_request, reply) => reply.headers(headers).send({ status: 'ok' }),
  });
}

function isWell({ status }: HealthReply): boolean {
  return status === 'ok';
}

function canServe({ checks }: HealthReply): boolean {
  return checks['database'] === 'ok' && checks['queue'] === 'ok';
}
