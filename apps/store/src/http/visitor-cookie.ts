import { limits } from '@albumen/contract/limits';
import type { FastifyReply } from 'fastify';
import { setCookie, visitorTokenOf, type Visit } from './visit.ts';

/** Who has no account is known again by this cookie: favorites, designs and the cart hang on it. */
export function rememberVisitor(visit: Visit, reply: FastifyReply): void {
  if (visit.account !== undefined) return;
  setCookie(reply, visit, {
    name: 'visitor',
    value: visitorTokenOf(visit),
    maxAgeSeconds: limits.visitorCookieMs / 1000,
  });
}
