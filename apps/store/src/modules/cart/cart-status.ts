import { cookies } from '@albumen/contract/wire-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { setCookie, type Visit } from '../../http/visit.ts';
import { countPendingOf } from './cart.service.ts';

const maxAgeSeconds = 90 * 86_400;

/** What pages show in their header: read by script, trusted by nobody. */
export function setCartStatus(reply: FastifyReply, visit: Visit, cartItems: number): void {
  setCookie(reply, visit, {
    name: 'cartStatus',
    value: statusOf(visit, cartItems),
    maxAgeSeconds,
    isReadableByScript: true,
  });
}

function statusOf(visit: Visit, cartItems: number): string {
  return JSON.stringify({ accountId: visit.account?.id ?? null, cartItems });
}

/** Who has just signed in, perhaps on another device, finds the cart's count in the header. */
export async function showCartStatus(
  db: Kysely<Tables>,
  visit: Visit,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (visit.account === undefined) return;
  const known = request.cookies[cookies.cartStatus] ?? '';
  if (known.includes(`"accountId":"${visit.account.id}"`)) return;
  await countAnew(db, visit, reply);
}

/** Called after something else than the cart's own calls has changed what lies in it. */
export async function countAnew(
  db: Kysely<Tables>,
  visit: Visit,
  reply: FastifyReply,
): Promise<void> {
  setCartStatus(reply, visit, await countPendingOf(db, visit));
}
