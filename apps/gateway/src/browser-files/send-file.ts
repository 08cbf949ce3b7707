import { textsOf } from '@albumen/domain/json-record';
import { foreverPublic } from '@albumen/server-kit/cache-control';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserFile } from './browser-file.ts';

const types = { js: 'text/javascript', css: 'text/css', map: 'application/json' } as const;

/** Answers a path with a file; its type is that of the path's ending, or of a script. */
export function serveFile(
  app: FastifyInstance,
  path: string,
  find: () => Promise<BrowserFile>,
): void {
  const type = path.endsWith('.css') ? 'css' : 'js';
  app.get(path, async (request, reply) => sendFile(request, reply, { type, file: await find() }));
}

interface Sent {
  type: keyof typeof types;
  file: BrowserFile;
  /** What lies at this address never changes, whatever version is asked for. */
  isImmutable?: boolean;
}

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, file, isImmutable }: Sent,
): FastifyReply {
  const { headers } = request;
  void withFileHeaders(reply).type(`${types[type]}; charset=utf-8`).header('etag', file.etag);
  const { v } = textsOf(request.query);
  if (isImmutable || v === file.version) void reply.header('cache-control', foreverPublic);
  if (headers['if-none-match'] === file.etag) return reply.status(304).send();
  const acceptsGzip = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  if (!acceptsGzip) return reply.send(file.bytes);
  return reply.header('content-encoding', 'gzip').send(file.gzipped);
}

/** Lets any page load a script of ours with its integrity checked. */
export function withFileHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // A new build has the same names: browsers ask each time, and are answered 304.
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
  });
}
