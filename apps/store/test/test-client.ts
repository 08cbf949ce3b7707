import { pathOf, type Endpoint, type EndpointShape } from '@albumen/contract/endpoint';
import type { OperatorRole } from '@albumen/contract/rights';
import { cookies } from '@albumen/contract/wire-names';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Dependencies } from '../src/dependencies.ts';
import { scriptHeaders } from '../src/http/script-headers.ts';
import { newSessionToken } from '../src/http/session-token.ts';
import { newId } from '../src/ids.ts';
import { startSession } from '../src/modules/accounts/sessions.service.ts';
import { startSession as startOperatorSession } from '../src/modules/operator/operator-session.ts';
import * as operators from '../src/modules/operator/operators.queries.ts';

export interface TestReply<Body = unknown> {
  status: number;
  headers: Record<string, string>;
  /** Parsed when it is JSON. */
  body: Body;
  text: string;
  /** As sent: compressed where it is. */
  bytes: Buffer;
}

export interface CallInput<Shape extends EndpointShape> {
  params?: Shape['params'];
  query?: Shape['query'];
  body?: Shape['body'];
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  ip?: string;
}

/** A browser with cookies, whose pages are the store's own. */
export interface TestClient {
  /** Cookies by name; tests may look and change. */
  jar: Map<string, string>;
  signIn: (accountId: string) => Promise<TestClient>;
  /** As an operator of that role, an administrator unless said otherwise. */
  operate: (role?: OperatorRole) => Promise<TestClient>;
  /** A call by script of one of our pages: same origin, with the session's token. */
  call: <Shape extends EndpointShape>(
    endpoint: Endpoint<Shape>,
    input?: CallInput<Shape>,
  ) => Promise<TestReply<Shape['reply']>>;
  /** Whatever a browser may send; nothing is added but the cookies and the host. */
  send: (options: InjectOptions) => Promise<TestReply>;
  csrfToken: () => string;
}

interface ClientOptions {
  labBrand: 'halide' | 'cyan';
}

export function createTestClient(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'db' | 'settings' | 'csrf' | 'secrets'>,
  { labBrand }: ClientOptions,
): TestClient {
  const origin = deps.settings.origins[labBrand];
  const jar = new Map([[cookies.session as string, newSessionToken('anonymous')]]);
  const csrfToken = () => deps.csrf.tokenFor(jar.get(cookies.session) ?? '');

  const send = async (options: InjectOptions): Promise<TestReply> => {
    const reply = await app.inject({
      ...options,
      headers: {
        host: new URL(origin).host,
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '),
        ...options.headers,
      },
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const text = reply.body;
    const isJson = text !== '' && /json/.test(String(reply.headers['content-type']));
    const body: unknown = isJson ? JSON.parse(text) : text;
    return {
      status: reply.statusCode,
      headers: reply.headers as Record<string, string>,
      body,
      text,
      bytes: reply.rawPayload,
    };
  };

  const client: TestClient = {
    jar,
    csrfToken,
    send,
    async signIn(accountId) {
      const session = await startSession(deps.db, accountId, {
        userAgent: 'test',
        ip: '127.0.0.1',
      });
      jar.set(cookies.session, session.token);
      return client;
    },
    async operate(role = 'administrator') {
      const email = `${role}@albumen.test`;
      const operatorId = await deps.db.transaction().execute(async (trx) => {
        await operators.lockOperators(trx);
        const found = await operators.findByEmail(trx, email);
        const id = found?.id ?? newId();
        if (!found) await operators.insertOperator(trx, { id, email, name: `Olive ${role}`, role });
        await operators.markJoined(trx, id);
        return id;
      });
      const origin = { userAgent: 'test', ip: '127.0.0.1' };
      jar.set(cookies.operator, await startOperatorSession(deps.db, deps, { operatorId, origin }));
      return client;
    },
    call: async (endpoint, input = {}) => {
      const reply = await send({
        method: endpoint.method,
        url: pathOf(endpoint.path, input.params, input.query),
        headers: { ...scriptHeaders(csrfToken()), ...input.headers },
        ...(input.ip !== undefined && { remoteAddress: input.ip }),
        ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      });
      return reply as TestReply<never>;
    },
  };
  return client;
}
