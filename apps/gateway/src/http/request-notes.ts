import type { FastifyRequest } from 'fastify';

/** What becomes known of a request on its way, for the log and for ordered faults. */
export interface RequestNotes {
  merchantId?: string;
  /** A GraphQL operation's name. */
  operation?: string;
  answerBody?: string;
  /** The merchant's own tools are no traffic. */
  isUnlogged?: true;
}

const notes = new WeakMap<FastifyRequest, RequestNotes>();

export function notesOf(request: FastifyRequest): RequestNotes {
  const known = notes.get(request);
  if (known) return known;
  const fresh: RequestNotes = {};
  notes.set(request, fresh);
  return fresh;
}
