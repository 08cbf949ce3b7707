import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Of these a page asks for a dozen at its first visit; what is larger is read from the disk by whoever wants it. */
const mostBytes = 262_144;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** In the order in which they are preferred. */
const encodings = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?!;q=0(\.0+)?(,|$))/ },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!;q=0(\.0+)?(,|$))/ },
];

type HeadersOf = (name: string) => Readonly<Record<string, string>>;

/**
 * Small files of the build, each kept in memory as it was first sent: from the disk a file costs four times the
 * processor time. Answers their names, so that others serve the rest.
 */
export function serveKeptAssets(
  app: FastifyInstance,
  root: string,
  headersOf: HeadersOf,
): string[] {
  const all = new Set(readdirSync(root));
  const names = [...all].filter((name) => isKept(root, name));
  for (const name of names) {
    const variants = encodings.filter(({ suffix }) => all.has(name + suffix));
    const send = keptFile(join(root, name), variants);
    const headers = {
      'content-type': types[extname(name)] ?? '',
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      ...(variants.length > 0 && { vary: 'accept-encoding' }),
      ...headersOf(name),
    };
    app.route({
      method: ['GET', 'HEAD'],
      url: `/assets/${name}`,
      config: { ignoresCookies: true },
      handler: (request, reply) => send(request, reply.headers(headers)),
    });
  }
  return names;
}

function isKept(root: string, name: string): boolean {
  return types[extname(name)] !== undefined && statSync(join(root, name)).size <= mostBytes;
}

function keptFile(path: string, variants: typeof encodings) {
  const kept = new Map<string, Promise<Buffer>>();
  const bytesOf = (suffix: string) => {
    const known = kept.get(suffix) ?? readFile(path + suffix);
    kept.set(suffix, known);
    // A disk that failed is asked again.
    known.catch(() => kept.delete(suffix));
    return known;
  };
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const accepts = headers['accept-encoding'] ?? '';
    const variant = variants.find(({ accepted }) => accepted.test(accepts));
    // Its name carries its content's hash.
    const etag = `"${path.slice(path.lastIndexOf('-') + 1)}${variant?.suffix ?? ''}"`;
    void reply.header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.status(304).send();
    if (variant !== undefined) void reply.header('content-encoding', variant.name);
    return reply.send(await bytesOf(variant?.suffix ?? ''));
  };
}
