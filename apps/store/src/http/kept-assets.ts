import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import { errorCode } from '@albumen/server-kit/error-code';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Of these a page asks for a dozen at its first visit; what is larger is looked for on the disk by whoever wants it. */
const mostBytes = 524_288;

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

type Headers = Readonly<Record<string, string>>;
type HeadersOf = (name: string) => Headers;

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Small files of the build by their names, each kept in memory as it was first sent: from the disk a file costs
 * four times the processor time.
 */
export async function openKeptAssets(
  root: string,
  headersOf: HeadersOf,
): Promise<ReadonlyMap<string, Send>> {
  const all = new Set(await readdir(root));
  const kept = new Map<string, Send>();
  for (const name of all) {
    const type = types[extname(name)];
    if (type === undefined || (await stat(join(root, name))).size > mostBytes) continue;
    const variants = encodings.filter(({ suffix }) => all.has(name + suffix));
    const headers = {
      'content-type': type,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      ...(variants.length > 0 && { vary: 'accept-encoding' }),
      ...headersOf(name),
    };
    kept.set(name, keptFile(join(root, name), variants, headers));
  }
  return kept;
}

function keptFile(path: string, variants: typeof encodings, headers: Headers): Send {
  const kept = new Map<string, Promise<Buffer>>();
  const bytesOf = (suffix: string) => {
    const known = kept.get(suffix) ?? readFile(path + suffix);
    kept.set(suffix, known);
    // A disk that failed is asked again.
    known.catch(() => kept.delete(suffix));
    return known;
  };
  return async (request, reply) => {
    const accepts = request.headers['accept-encoding'] ?? '';
    const variant = variants.find(({ accepted }) => accepted.test(accepts));
    // Its name carries its content's hash.
    const etag = `"${path.slice(path.lastIndexOf('-') + 1)}${variant?.suffix ?? ''}"`;
    const known = { ...headers, etag };
    if (request.headers['if-none-match'] === etag) return reply.headers(known).status(304).send();
    const bytes = await bytesOf(variant?.suffix ?? '').catch(undefinedWhenMissing);
    // Another build has taken the place of the one that this process began with.
    if (bytes === undefined) {
      reply.callNotFound();
      return reply;
    }
    if (variant !== undefined) void reply.header('content-encoding', variant.name);
    return reply.headers(known).send(bytes);
  };
}

function undefinedWhenMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
