import { isProblem } from '@albumen/contract/problems';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { countNobody } from './count-nobody.ts';
import { openFakeProvider } from './fake-provider.ts';
import { listRoutes, type ListedRoute } from './listed-routes.ts';
import { oddPathParts, oddTexts, oddVariants, plausible } from '@albumen/test-kit/odd-values';
import { oneOfEverything, pathParameter, type World } from './one-of-everything.ts';
import { openTestApp } from './test-app.ts';
import { scriptHeaders } from '../src/http/script-headers.ts';
import type { TestReply } from './test-client.ts';

let failure: unknown;
const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  deps: {
    payments: { hostedFields: fake.provider, otherMethods: fake.provider },
    errors: {
      report(error) {
        failure = error;
      },
      close: async () => undefined,
    },
  },
});
const { db, deps } = app;
await countNobody(db);
const routes = await listRoutes(deps);

interface OddRequest {
  what: string;
  options: InjectOptions;
}

function* oddRequestsOf({ endpoint, schemas }: ListedRoute, world: World): Generator<OddRequest> {
  const { method, path } = endpoint;
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  const filled = (odd: Record<string, string> = {}) =>
    path.replaceAll(
      /:([A-Za-z]+)/g,
      (_, name: string) => odd[name] ?? encodeURIComponent(pathParameter(name, path, world)),
    );
  const good = filled();
  const bodies = schemas.body === undefined ? [undefined] : plausible(schemas.body, world.known);
  const [body] = bodies;
  const send = (what: string, url: string, payload: unknown = body): OddRequest => ({
    what,
    options: { method, url, ...(payload !== undefined && { payload: JSON.stringify(payload) }) },
  });

  for (const name of names) {
    for (const odd of oddNames) yield send(`:${name} ${odd}`, filled({ [name]: odd }));
  }
  for (const query of oddQueries(schemas, world)) yield send(`?${query}`, `${good}?${query}`);
  for (const plain of bodies) {
    for (const { where, value } of plain === undefined ? [] : oddVariants(plain)) {
      yield send(`body${where} ${inShort(value)}`, good, value);
    }
  }
  for (const [type, text] of oddBodies) {
    const headers = { 'content-type': type };
    yield { what: `${type} ${text}`, options: { method, url: good, headers, payload: text } };
  }
}

const oddNames = [...oddPathParts, 'x'.repeat(299)];

function* oddQueries({ query }: ListedRoute['schemas'], { known }: World): Generator<string> {
  yield 'unknown=1';
  yield '%ff=%zz&&=';
  const [fields] = query === undefined ? [{}] : plausible(query, known);
  for (const name of Object.keys(fields ?? {})) {
    for (const odd of oddTexts) yield new URLSearchParams({ [name]: odd }).toString();
    yield `${name}=a&${name}=b`;
    yield `${name}[a]=b`;
    yield `${name}=%ff`;
  }
}

const oddBodies = [
  ['application/json', '{'],
  ['application/json', '{"a":1}}'],
  ['application/json', 'undefined'],
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '['.repeat(20_000)],
  ['text/plain', 'words'],
  ['text/html', '<b>'],
  ['application/xml', '<a/>'],
  ['application/x-www-form-urlencoded', 'a=1&a=2&name=%00'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['image/jpeg', '\xff\xd8'],
  ['nonsense', 'words'],
] as const;

function inShort(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 300);
}

/** Unlucky by design, and said in words: they are no failures of ours. */
const saidToBeAway = new Set(['archiveQueueFull', 'paymentUnavailable']);

/** What is wrong with the answer; undefined when it is a good one, or refuses in words. */
function faultOf({ status, body, headers }: TestReply): string | undefined {
  if (status < 400) return undefined;
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('application/problem+json') || !isProblem(body)) {
    return `${status} without words: ${inShort(body)}`;
  }
  if (status >= 500 && !saidToBeAway.has(body.code)) return `${status} ${inShort(body)}`;
  const messages = Object.values(body.fields ?? {}).flat();
  if (body.code === 'invalidForm' && messages.length === 0) return 'no field is named';
  return messages.some((message) => message === '') ? 'a field without words' : undefined;
}

test('the list knows every call of the contract', () => {
  expect(routes.length).toBeGreaterThan(120);
});

/** Hundreds of requests each, some of which hash a password: on a busy machine minutes. */
const limitMs = 900_000;

for (const route of routes) {
  const { method, path } = route.endpoint;
  test(
    `${method} ${path} refuses whatever is odd in words, and never breaks`,
    async () => {
      const world = await oneOfEverything(app);
      await world.client.operate();
      const faults: string[] = [];
      for (const { what, options } of oddRequestsOf(route, world)) {
        failure = undefined;
        const { client } = world;
        const headers = { ...scriptHeaders(client.csrfToken()), ...options.headers };
        const session = new Map(client.jar);
        const reply = await client.send({ ...options, headers });
        for (const [name, value] of session) client.jar.set(name, value);
        const fault = faultOf(reply);
        if (fault !== undefined) faults.push(`${what.slice(0, 200)} → ${fault} ${String(failure)}`);
      }
      expect(faults).toEqual([]);
    },
    limitMs,
  );
}
