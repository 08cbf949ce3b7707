import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { RateLimit } from '../../http/rate-limits.ts';
import type { Guard } from '../../http/route.ts';
import { cookieOf, setCookie } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { derivedKey } from '../../secrets.ts';
import * as queries from './operator-sessions.queries.ts';

const halfDaySeconds = 43_200;

export const tokenAttempts: RateLimit = { name: 'operator-token:ip', hits: 20, windowSeconds: 900 };

type Needs = Pick<Dependencies, 'db' | 'secrets'>;

interface Http {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Follows from both secrets, so a new token ends every operator session. */
function openedWith({ secrets }: Needs): Buffer {
  return createHmac('sha256', derivedKey(secrets.appSecret, 'operator'))
    .update(secrets.operatorToken)
    .digest();
}

export function operatorOnly(deps: Needs): Guard {
  return async (request) => {
    const token = cookieOf(request, 'operator') ?? '';
    const session = { tokenHash: hashToken(token), openedWith: openedWith(deps) };
    if (token === '' || !(await queries.isOpen(deps.db, session))) fail('operatorOnly');
  };
}

export async function openSession(
  { request, reply }: Http,
  deps: Needs,
  given: string,
): Promise<void> {
  if (!isSameText(given.trim(), deps.secrets.operatorToken)) fail('wrongOperatorToken');
  const value = randomBytes(24).toString('base64url');
  const session = { tokenHash: hashToken(value), openedWith: openedWith(deps) };
  await queries.insertSession(deps.db, { ...session, lifetimeSeconds: halfDaySeconds });
  setCookie(reply, request.visit, { name: 'operator', value, maxAgeSeconds: halfDaySeconds });
}

/** Ends it for whoever holds the cookie, not only in this browser. */
export async function closeSession({ request, reply }: Http, { db }: Needs): Promise<void> {
  await queries.deleteSession(db, hashToken(cookieOf(request, 'operator') ?? ''));
  setCookie(reply, request.visit, { name: 'operator', value: '' });
}
