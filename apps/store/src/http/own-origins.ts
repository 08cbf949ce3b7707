import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const dayInSeconds = '86400';

interface CorsOptions {
  methods: readonly string[];
  headers: readonly string[];
}

/**
 * Answers to scripts of our own two origins, named exactly; never with cookies. Everybody else's
 * browser gets nothing and keeps the reply from its page.
 */
export function allowOwnOrigins(
  scope: FastifyInstance,
  { origins }: Pick<Settings, 'origins'>,
  { methods, headers }: CorsOptions,
): void {
  const allowed: readonly string[] = Object.values(origins);
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return;
    void reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    void reply.headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': headers.join(', '),
      'access-control-max-age': dayInSeconds,
    });
  });
}
