import { calls } from '@albumen/contract/schemas/uploads';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { checkHealth } from './health.service.ts';

/** Asked by uploaders, by the supervisor and by machines that know none of our host names. */
export function addHealth(app: FastifyInstance, deps: Dependencies): void {
  const { endpoint, schemas } = calls.health;
  for (const method of ['GET', 'HEAD'] as const) {
    app.route({
      method,
      url: endpoint.path,
      config: { ignoresCookies: true },
      schema: { response: { 200: schemas.reply, 503: schemas.reply } },
      handler: async (_request, reply) => {
        const result = await checkHealth(deps);
        void reply
          .status(result.status === 'ok' ? 200 : 503)
          .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
        return result;
      },
    });
  }
}
