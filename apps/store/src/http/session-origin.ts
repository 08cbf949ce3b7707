import type { FastifyRequest } from 'fastify';

/** Where a session begins, for its owner to recognize it by. */
export interface SessionOrigin {
  userAgent: string;
  ip: string;
}

export function originOf(request: FastifyRequest): SessionOrigin {
  return { userAgent: request.headers['user-agent'] ?? '', ip: request.ip };
}
