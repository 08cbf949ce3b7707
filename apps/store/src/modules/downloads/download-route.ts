import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardDownload, isNavigation } from '../../http/download-guard.ts';
import { ProblemError } from '../../http/problem-error.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * A link that saves something: GET and HEAD, behind the guard for downloads. Who follows it without an
 * account signs in and comes back to it.
 */
export function addDownloadRoute(app: FastifyInstance, url: string, handle: Handler): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    onRequest: async (request) => guardDownload(request),
    handler: async (request, reply) => {
      void reply.headers({
        vary: 'Sec-Fetch-Site, Cookie',
        'cross-origin-resource-policy': 'same-origin',
      });
      try {
        return await handle(request, reply);
      } catch (error) {
        if (!isNavigation(request) || !needsAccount(error)) throw error;
        const query = new URLSearchParams({ mode: 'login', url: request.url });
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/account/verify?${query.toString()}`, 303);
      }
    },
  });
}

function needsAccount(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === 'registrationRequired';
}
