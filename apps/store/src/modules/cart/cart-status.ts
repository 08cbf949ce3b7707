import type { FastifyReply } from 'fastify';
import { setCookie, type Visit } from '../../http/visit.ts';

const maxAgeSeconds = 90 * 86_400;

/** What pages that are kept for everybody show in their header: read by script, trusted by nobody. */
export function setCartStatus(reply: FastifyReply, visit: Visit, cartItems: number): void {
  setCookie(reply, visit, {
    name: 'cartStatus',
    value: JSON.stringify({ accountId: visit.account?.id ?? null, cartItems }),
    maxAgeSeconds,
    isReadableByScript: true,
  });
}
