import type { FastifyRequest } from 'fastify';
import type { Fault } from '../modules/sandbox/fault.ts';

/** What becomes known of a request on its way, for the log and for faults. */
export interface RequestNotes {
  merchantId?: string;
  /** A GraphQL operation's name. */
  operation?: string;
  /** Strikes when the answer is ready. */
  fault?: Fault;
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
