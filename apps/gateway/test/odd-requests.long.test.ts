import { oddPathParts, oddTexts, oddVariants } from '@albumen/test-kit/odd-values';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { bodyOf, listCalls, prefix, type Called } from './listed-calls.ts';
import { demoServerKeys } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';
import { demoKey } from './test-page.ts';
import { toolBodies } from './tool-bodies.ts';
import { pageBodies, serverBodies } from './usual-bodies.ts';

const { app, deps, reset } = await startTestGateway({ poolSize: 4 });
const { merchantId, publicKey, privateKey } = demoServerKeys;
const asServer = { authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}` };

const calls = await listCalls(deps);

interface OddRequest {
  what: string;
  options: InjectOptions;
}

const oddBodies = [
  ['application/json', '{'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`],
  ['application/json', '['.repeat(20_000)],
  ['application/json', 'null'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['text/plain', 'words'],
  ['application/x-www-form-urlencoded', 'a=1&a=2&name=%00&__proto__=1'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  ],
  ['nonsense', 'words'],
] as const;

const oddAuthorizations = [
  'Basic',
  `Basic ${btoa('a\0b:c')}`,
  'Bearer \u00e9',
  'Bearer a.b.c',
  'Basic ::',
];

function* oddRequestsOf(called: Called): Generator<OddRequest> {
  const { method, path } = called;
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const filled = (odd: Record<string, string> = {}) =>
    path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
      return odd[name] ?? (name === 'merchantId' ? merchantId : 'some');
    });
  const body = bodyOf(called);
  const send = (what: string, url: string, payload: unknown = body): OddRequest => ({
    what,
    options: { method: method as 'GET', url, ...(payload !== undefined && json(payload)) },
  });
  for (const name of names) {
    for (const odd of oddPathParts) yield send(`:${name} ${odd}`, filled({ [name]: odd }));
  }
  for (const odd of oddTexts) {
    yield send(
      `?${odd}`,
      `${filled()}?${new URLSearchParams({ token: odd, page: odd, m: odd, for: odd, creq: odd, MD: odd, requestToken: odd, association_filter_id: odd, limit: odd, ...demoKey }).toString()}`,
    );
  }
  for (const { where, value } of body === undefined ? [] : oddVariants(body)) {
    yield send(`body${where} ${inShort(value)}`, filled(), value);
  }
  if (method === 'GET') return;
  for (const [type, payload] of oddBodies) {
    const options = {
      method: method as 'POST',
      url: filled(),
      payload,
      headers: { 'content-type': type },
    };
    yield { what: `${type} ${payload}`, options };
  }
  for (const authorization of oddAuthorizations) {
    const request = send(authorization, filled());
    yield {
      ...request,
      options: { ...request.options, headers: { ...request.options.headers, authorization } },
    };
  }
}

function json(payload: unknown) {
  return { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
}

function inShort(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 300);
}

beforeEach(reset);

test('the list knows every call of the gateway, and what is sent to each', () => {
  expect(calls.length).toBeGreaterThan(120);
  const known = new Set(calls.map(({ method, path }) => `${method} ${path.replace(prefix, '')}`));
  const bodies = { ...serverBodies, ...pageBodies, ...toolBodies };
  expect(Object.keys(bodies).filter((call) => !known.has(call))).toEqual([]);
});

for (const called of calls) {
  test(`${called.method} ${called.path} refuses whatever is odd, and never breaks`, async () => {
    const faults: string[] = [];
    for (const { what, options } of oddRequestsOf(called)) {
      const isOfPage = called.path.includes('/client_api/') || called.path.endsWith('/analytics');
      const headers = { ...(!isOfPage && asServer), ...options.headers };
      const reply = await app.inject({ ...options, headers });
      const isBroken = reply.statusCode >= 500 || reply.body.includes('unknown_error');
      if (isBroken)
        faults.push(`${what.slice(0, 200)} → ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });
}
