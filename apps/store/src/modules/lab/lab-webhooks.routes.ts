import { labWebhookPath } from '@albumen/contract/endpoints/lab';
import type { FastifyInstance } from 'fastify';
import { countHit, type RateLimit } from '../../http/rate-limits.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { hearLab } from './lab-message.service.ts';

const longestMessageBytes = 65_536;
const questions: RateLimit = { name: 'lab-verify:ip', hits: 20, windowSeconds: 900 };

/** What the lab says: its signature covers the bytes, so nobody reads them before it is checked. */
export async function addLabWebhooks(app: FastifyInstance, deps: LabDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(labWebhookPath, { bodyLimit: longestMessageBytes }, async (request, reply) => {
      const { 'whcc-signature': signature } = request.headers;
      const body = typeof request.body === 'string' ? request.body : '';
      const message = deps.lab.readMessage(
        body,
        typeof signature === 'string' ? signature : undefined,
      );
      void reply.header('cache-control', 'no-store');
      if (message === undefined) return reply.status(401).send();
      // Anybody may ask this, and each time we ask the lab.
      if (message.kind === 'verify') await countHit(deps.db, questions, request.ip);
      return reply.status((await hearLab(deps, message)) ? 204 : 404).send();
    });
  });
}
