import { headers as wireHeaders } from '@albumen/contract/wire-names';
import { findFreePort } from '@albumen/server-kit/free-port';
import { isSqlmapHere, runSqlmap, type RawRequest } from '@albumen/test-kit/sqlmap';
import { expect, test } from 'vitest';
import { scriptHeaders } from '../src/http/script-headers.ts';
import { countNobody } from './count-nobody.ts';
import { openFakeProvider } from './fake-provider.ts';
import { listRoutes, type ListedRoute } from './listed-routes.ts';
import { plausible } from '@albumen/test-kit/odd-values';
import { oneOfEverything, pathParameter } from './one-of-everything.ts';
import { openTestApp } from './test-app.ts';

const fake = openFakeProvider();
const failures: unknown[] = [];
const port = await findFreePort();
const app = await openTestApp({
  // It is believed which request this is: answers that differ say more than that they are two.
  settings: { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' },
  poolSize: 10,
  deps: {
    payments: { hostedFields: fake.provider, otherMethods: fake.provider },
    errors: {
      report(error) {
        failures.push(error);
      },
      close: async () => undefined,
    },
  },
});
const { db, deps } = app;
const world = await oneOfEverything(app);
await world.client.operate();
await app.app.listen({ host: '127.0.0.1', port });
const { host } = new URL(deps.settings.origins.halide);

// Refusals that come and go would look like answers to what was asked.
await countNobody(db);

/** These end what the attack goes on with, or wait for what nobody sends. */
const ends = /^\/(signout|user\/delete|operator\/session|user\/sessions|operator\/sessions)/;

function requestOf({ endpoint, schemas }: ListedRoute): RawRequest {
  const { method, path } = endpoint;
  const filled = path.replaceAll(
    /:([A-Za-z]+)/g,
    (_, name: string) => `${encodeURIComponent(pathParameter(name, path, world))}*`,
  );
  const [query = {}] = schemas.query === undefined ? [] : plausible(schemas.query, world.known);
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const [body] = schemas.body === undefined ? [] : plausible(schemas.body, world.known);
  const cookie = [...world.client.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    method,
    url: search === '' ? filled : `${filled}?${search}`,
    headers: {
      ...scriptHeaders(world.client.csrfToken()),
      cookie,
      [wireHeaders.requestId]: 'one-and-the-same',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

test.skipIf(!isSqlmapHere)(
  'no field of any call of the contract reaches the database as an order',
  async () => {
    const routes = (await listRoutes(deps)).filter(({ endpoint }) => !ends.test(endpoint.path));
    const requests = routes.map(requestOf).filter(({ url, body }) => /[*?]/.test(url) || body);
    const { findings, attacked, fields, said } = await runSqlmap(host, requests);
    expect(findings).toEqual([]);
    expect(failures).toEqual([]);
    expect(attacked, said).toBeGreaterThan(100);
    expect(fields).toBeGreaterThan(attacked);
  },
  3_600_000,
);
