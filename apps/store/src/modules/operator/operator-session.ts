import { createHmac } from 'node:crypto';
import { isSameText } from '@albumen/server-kit/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { RateLimit } from '../../http/rate-limits.ts';
import type { Guard } from '../../http/route.ts';
import { cookieOf, setCookie } from '../../http/visit.ts';
import { derivedKey } from '../../secrets.ts';

const halfDaySeconds = 43_200;

export const tokenTries: RateLimit = { name: 'operator-token:ip', hits: 20, windowSeconds: 900 };

/** What the cookie holds follows from both secrets, so a new token ends every operator session. */
function sessionValue({ secrets }: Dependencies): string {
  return createHmac('sha256', derivedKey(secrets.appSecret, 'operator'))
    .update(secrets.operatorToken)
    .digest('base64url');
}

export function operatorOnly(deps: Dependencies): Guard {
  return (request) => {
    if (!isOperator(request, deps)) fail('operatorOnly');
  };
}

function isOperator(request: FastifyRequest, deps: Dependencies): boolean {
  return isSameText(cookieOf(request, 'operator') ?? '', sessionValue(deps));
}

export function openSession(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Dependencies,
  token: string,
): void {
  if (!isSameText(token.trim(), deps.secrets.operatorToken)) fail('wrongOperatorToken');
  const value = sessionValue(deps);
  setCookie(reply, request.visit, { name: 'operator', value, maxAgeSeconds: halfDaySeconds });
}

export function closeSession(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(reply, request.visit, { name: 'operator', value: '' });
}
