import type { LabBrand } from '@albumen/contract/brands';
import { pathOf, type Endpoint, type EndpointShape } from '@albumen/contract/endpoint';
import { cookies, headers as wireHeaders } from '@albumen/contract/wire-names';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { scriptHeaders } from '../../http/script-headers.ts';
import { newSessionToken } from '../../http/session-token.ts';
import { startSession } from '../../modules/accounts/sessions.service.ts';

interface CallInput<Shape extends EndpointShape> {
  params?: Shape['params'];
  query?: Shape['query'];
  body?: Shape['body'];
  /** Said again with a repeated call, so that nothing is paid twice. */
  idempotencyKey?: string;
}

/** Somebody at the pages of a brand: what the demo does goes through the doors that everybody uses. */
export interface DemoBrowser {
  /** @throws Error with what the store said, when it said no */
  call: <Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input?: CallInput<Shape>,
  ) => Promise<Shape['reply']>;
}

/** Signed in as the account, or a stranger without one. */
export async function openDemoBrowser(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'csrf' | 'settings'>,
  { labBrand, accountId }: { labBrand: LabBrand; accountId?: string },
): Promise<DemoBrowser> {
  const from = { userAgent: 'Albumen demo', ip: '127.0.0.1' };
  const session =
    accountId === undefined
      ? newSessionToken('anonymous')
      : (await startSession(deps.db, accountId, from)).token;
  const jar = new Map<string, string>([[cookies.session, session]]);
  const { host } = new URL(deps.settings.origins[labBrand]);
  const send = async (options: InjectOptions) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const reply = await app.inject({ ...options, headers: { host, cookie, ...options.headers } });
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return reply;
  };
  const headers = scriptHeaders(deps.csrf.tokenFor(session));
  return {
    async call({ method, path }, { params, query, body, idempotencyKey } = {}) {
      const reply = await send({
        method,
        url: pathOf(path, params, query),
        headers: {
          ...headers,
          ...(idempotencyKey && { [wireHeaders.idempotencyKey]: idempotencyKey }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      if (reply.statusCode >= 400) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      return reply.body === '' ? null : reply.json();
    },
  };
}
