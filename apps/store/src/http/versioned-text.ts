import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { release } from '../release.ts';
import { alreadySent } from './route.ts';

/** A text that stays the same for one version of what it shows, and its compressed form. */
export interface VersionedText {
  text: string;
  gzipped: Buffer;
}

const compress = promisify(gzip);

export async function versionedText(text: string): Promise<VersionedText> {
  return { text, gzipped: await compress(text) };
}

interface Versioned {
  /** Changes whenever the text may change. */
  version: string;
  contentType: string;
  /** Asked for only when the caller does not have this version. */
  text: () => Promise<VersionedText>;
}

/** Answers with a strong ETag; 304 without making the text when the caller has it already. */
export async function sendVersioned(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, contentType, text }: Versioned,
): Promise<typeof alreadySent> {
  const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${release}.${version}${isGzip ? '.gz' : ''}"`;
  void reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Accept, Accept-Encoding',
  });
  if (hasEtag(request, etag)) {
    void reply.status(304).send();
    return alreadySent;
  }
  const { text: plain, gzipped } = await text();
  void reply.type(contentType);
  void (isGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(plain));
  return alreadySent;
}

function hasEtag(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
