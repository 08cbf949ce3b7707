import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { alreadySent } from './route.ts';

const types = {
  csv: 'text/csv; charset=utf-8; header=present',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
} as const;

type FileName = `${string}.${keyof typeof types}`;

/** A file of one caller's own, to be kept by nobody on its way. */
export function sendFile(
  reply: FastifyReply,
  { name, body }: { name: FileName; body: Buffer | string | Readable },
): typeof alreadySent {
  void reply
    .type(types[typeOf(name)])
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body);
  return alreadySent;
}

function typeOf(name: FileName): keyof typeof types {
  if (name.endsWith('.csv')) return 'csv';
  return name.endsWith('.pdf') ? 'pdf' : 'json';
}
