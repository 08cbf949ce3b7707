import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSessionToken, setCookie, type Visit } from '../../http/visit.ts';
import type { SessionOrigin } from './sessions.service.ts';

const thirtyDays = 30 * 86_400;

export function keepSession(reply: FastifyReply, visit: Visit, token: string): void {
  setCookie(reply, visit, { name: 'session', value: token, maxAgeSeconds: thirtyDays });
}

/** Signed out: a new anonymous session, and no upload token. */
export function endSession(reply: FastifyReply, visit: Visit): void {
  setCookie(reply, visit, { name: 'session', value: newSessionToken('anonymous') });
  setCookie(reply, visit, { name: 'uploadToken', value: '', isReadableByScript: true });
}

export function originOf(request: FastifyRequest): SessionOrigin {
  return { userAgent: request.headers['user-agent'] ?? '', ip: request.ip };
}
