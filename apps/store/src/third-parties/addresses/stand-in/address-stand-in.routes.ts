import { recordOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerOf, type StandInQuestion } from './answer.ts';
import { gazetteerRead } from './places.ts';

export interface AddressStandInOptions {
  /** `/stand-in/addresses` */
  prefix: string;
  /** Origins whose pages may ask. */
  origins: readonly string[];
}

const maxAgeSeconds = '600';

/** The vendor's two addresses, for browsers that ask it directly. */
export function registerAddressStandIn(app: FastifyInstance, options: AddressStandInOptions): void {
  const allow = (request: FastifyRequest, reply: FastifyReply) =>
    allowOrigin(request, reply, options.origins);
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => allow(request, reply));
      for (const path of ['/street-address', '/lookup'] as const) {
        scope.options(path, async (_request, reply) => reply.status(204).send());
        scope.get(path, async (request, reply) => send(reply, request, path));
      }
      scope.post('/street-address', { bodyLimit: 32_768 }, async (request, reply) =>
        send(reply, request, '/street-address'),
      );
    },
    { prefix: options.prefix },
  );
}

function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): void {
  const { origin } = request.headers;
  void reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return;
  void reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-methods', 'GET, POST, OPTIONS')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', maxAgeSeconds);
}

async function send(
  reply: FastifyReply,
  request: FastifyRequest,
  path: StandInQuestion['path'],
): Promise<FastifyReply> {
  await gazetteerRead();
  const { status, body } = answerOf({
    path,
    query: textQuery(request.query),
    body: request.body,
    hasBasicCredentials: request.headers.authorization?.startsWith('Basic ') === true,
  });
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

/** A repeated parameter counts once, as its first value. */
function textQuery(query: unknown): Record<string, string> {
  const pairs = Object.entries(recordOf(query)).map(([key, value]) => [
    key,
    String(Array.isArray(value) ? value[0] : value),
  ]);
  return Object.fromEntries(pairs);
}
