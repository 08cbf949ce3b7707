import { headers } from '@albumen/contract/wire-names';
import type { FastifyInstance } from 'fastify';

const dayInSeconds = '86400';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sent = [
  'authorization',
  'content-type',
  headers.csrfToken,
  headers.idempotencyKey,
  headers.operatorToken,
  headers.pageType,
];
const readable = [headers.csrfToken, headers.requestId, 'retry-after'];

/**
 * Lets the pages of a storefront read what its API answers at another host of its domain, with their
 * cookies. The visit has named them by their exact origin.
 */
export function answerAtApi(app: FastifyInstance): void {
  app.addHook('onRequest', ({ visit, method }, reply, done) => {
    if (!visit?.isAtApi) return done();
    void reply.headers({
      vary: 'Origin',
      'access-control-allow-origin': visit.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readable.join(', '),
    });
    if (method !== 'OPTIONS') return done();
    return reply
      .headers({
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': sent.join(', '),
        'access-control-max-age': dayInSeconds,
      })
      .status(204)
      .send();
  });
}
