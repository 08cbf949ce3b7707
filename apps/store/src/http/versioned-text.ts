import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { alreadySent } from './route.ts';

/** A text that stays the same for one version of what it shows, with all that sending it needs. */
export interface VersionedText {
  text: string;
  gzipped: Buffer;
  /** A hash of the bytes, so that a new release of ours is a new version too. */
  digest: string;
}

const compress = promisify(gzip);

export function acceptsGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
}

export async function versionedText(text: string): Promise<VersionedText> {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, gzipped: await compress(text), digest };
}

/** Answers with a strong ETag; 304 to who has the same bytes already. */
export function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, gzipped, digest }: VersionedText,
): typeof alreadySent {
  const isGzip = acceptsGzip(request);
  const etag = `"${digest}${isGzip ? '.gz' : ''}"`;
  void reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Accept, Accept-Encoding',
  });
  if (hasEtag(request, etag)) void reply.status(304).send();
  else if (isGzip) void reply.header('content-encoding', 'gzip').send(gzipped);
  else void reply.send(text);
  return alreadySent;
}

function hasEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
