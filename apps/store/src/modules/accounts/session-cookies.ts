import { headers } from '@albumen/contract/wire-names';
import type { FastifyReply } from 'fastify';
import type { Csrf } from '../../http/csrf.ts';
import { newSessionToken } from '../../http/session-token.ts';
import { setCookie, type Visit } from '../../http/visit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deviceProof } from './known-devices.ts';

const thirtyDays = 30 * 86_400;

const oneYear = 365 * 86_400;

interface Renewal {
  visit: Visit;
  reply: FastifyReply;
  csrf: Csrf;
}

/** The browser is known from now on, signed in or not. */
export function keepDevice(
  { visit, reply }: Pick<Renewal, 'visit' | 'reply'>,
  deps: Pick<Dependencies, 'secrets'>,
  accountId: string,
): void {
  const value = deviceProof(deps, { id: accountId });
  setCookie(reply, visit, { name: 'device', value, maxAgeSeconds: oneYear });
}

/** The page goes on with the new session's CSRF token, which it reads from the header. */
export function keepSession({ visit, reply, csrf }: Renewal, token: string): void {
  setCookie(reply, visit, { name: 'session', value: token, maxAgeSeconds: thirtyDays });
  void reply.header(headers.csrfToken, csrf.tokenFor(token));
}

/** Signed out: a new anonymous session, no upload token, nobody's cart. */
export function endSession({ visit, reply, csrf }: Renewal): void {
  const token = newSessionToken('anonymous');
  setCookie(reply, visit, { name: 'session', value: token });
  setCookie(reply, visit, { name: 'uploadToken', value: '', isReadableByScript: true });
  setCookie(reply, visit, { name: 'cartStatus', value: '', isReadableByScript: true });
  void reply.header(headers.csrfToken, csrf.tokenFor(token));
}
