import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Our keys move money, if only in a sandbox: the calls are for our own pages. Another site's page, or
 * a name of somebody else's that leads here, gets 403.
 */
export function guardApi(scope: FastifyInstance, origin: string): void {
  const own = new URL(origin);
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOwnHost(request, own) || !isOwnPage(request)) {
      throw new Refusal(403, 'Only the playground’s own pages may call this.');
    }
  });
}

function isOwnHost({ host }: FastifyRequest, own: URL): boolean {
  if (host === own.host) return true;
  const isAddress = URL.canParse(`http://${host}`);
  return isAddress && loopbackHosts.has(new URL(`http://${host}`).hostname);
}

function isOwnPage(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === request.host;
  return true; // no browser
}
