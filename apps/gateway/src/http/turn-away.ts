import type { Rank } from '@albumen/server-kit/admission';
import { laterSeconds, type Shedding } from '@albumen/server-kit/shed-load';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

/** Balancers have to know how we do. */
const free: readonly string[] = ['/live', '/ready', '/health'];
/** What shops' servers ask, and what a page asks of whoever has begun to pay. */
const firstInLine = /^\/(merchants\/[^/]+\/(?!sandbox\/|client_api\/v1\/configuration)|graphql)/;
const later = 'The gateway has too much to do. Try again in a few seconds.';

/** Whoever has begun to pay is let in before those who open a form. */
export function turningAway({ metrics }: Pick<Dependencies, 'metrics'>): Shedding {
  return {
    rankOf,
    turnAway({ headers: { origin } }, reply) {
      void reply
        .status(503)
        .headers({
          'retry-after': String(laterSeconds()),
          'cache-control': 'no-store',
          // Scripts of other pages have to read when to come back.
          ...(origin !== undefined && {
            'access-control-allow-origin': origin,
            'access-control-expose-headers': 'retry-after',
            vary: 'Origin',
          }),
        })
        .send({ error: { message: later } });
    },
    onLoad: metrics && ((load) => metrics.measureShedding(load)),
  };
}

function rankOf({ url }: FastifyRequest): Rank | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (free.includes(path)) return undefined;
  return firstInLine.test(path) ? 'first' : 'ordinary';
}
