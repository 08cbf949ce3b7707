import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { alreadySent } from './route.ts';

const types = {
  csv: 'text/csv; charset=utf-8; header=present',
  pdf: 'application/pdf',
} as const;

/** A file of one caller's own, to be kept by nobody on its way. */
export function sendFile(
  reply: FastifyReply,
  { name, body }: { name: `${string}.${keyof typeof types}`; body: Buffer | string | Readable },
): typeof alreadySent {
  void reply
    .type(name.endsWith('.csv') ? types.csv : types.pdf)
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body);
  return alreadySent;
}
