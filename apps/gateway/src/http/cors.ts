import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, PUT, DELETE, OPTIONS';
const headers = 'authorization, braintree-version, content-type, x-requested-with';
const twoHours = '7200';

/**
 * Lets scripts of any page read answers of this scope: they carry no cookies, and who may call is
 * decided by authorization and origin, not by the browser.
 */
export function allowScripts(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    void reply.header('vary', 'Origin').header('cache-control', 'no-store');
    if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
  });
  scope.options('*', async (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': twoHours,
      })
      .send(),
  );
}
