import { listBrands, createBrand } from '@albumen/contract/endpoints/brands';
import { renewUploadToken, verifyToken } from '@albumen/contract/endpoints/uploads';
import { headers as wire } from '@albumen/contract/wire-names';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const page = 'http://www.halide.test';
const api = 'api.halide.test';
const { app, browser, make, empty } = await openTestApp({
  settings: {
    HALIDE_URL: page,
    CYAN_URL: 'http://cyan.test',
    API_URL: `http://${api}`,
    UPLOAD_URL: 'stage',
    UPLOAD_ENVIRONMENTS: 'stage=http://uploads.test',
  },
});

beforeEach(empty);

type Sent = InjectOptions & { headers: Record<string, string> };

/** What a page's script sends to the API's own host. */
async function photographer() {
  const client = await browser().signIn((await make.account()).id);
  const session = client.jar.get('session') ?? '';
  const byScript = {
    host: api,
    origin: page,
    cookie: `session=${session}`,
    'sec-fetch-site': 'same-site',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
    'content-type': 'application/json',
    [wire.csrfToken]: client.csrfToken(),
  };
  const create = (changed: Record<string, string>): Sent => ({
    method: createBrand.method,
    url: createBrand.path,
    headers: { ...byScript, ...changed },
    payload: { businessName: 'Lovelace Babies' },
  });
  const count = async () => (await client.call(listBrands)).body.brands.length;
  return { client, create, count };
}

test('a page of the storefront calls its API at another host, with its cookies', async () => {
  const { create, count } = await photographer();
  const reply = await app.inject(create({}));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
  });
  expect(await count()).toBe(2);
});

const strangers: readonly [string, Record<string, string>, number][] = [
  ['another host of the site', { origin: 'http://blog.halide.test' }, 421],
  ['the other storefront', { origin: 'http://cyan.test' }, 421],
  ['a page without an origin', { origin: '' }, 421],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page without the token', { [wire.csrfToken]: '' }, 403],
  ['the site at the page’s own host', { host: 'www.halide.test' }, 403],
];

test.each(strangers)('%s changes nothing there', async (_, changed, status) => {
  const { create, count } = await photographer();
  const reply = await app.inject(create(changed));
  expect(reply.statusCode).toBe(status);
  expect(await count()).toBe(1);
});

test('browsers may ask beforehand', async () => {
  const reply = await app.inject({
    method: 'OPTIONS',
    url: '/brand/update',
    headers: { host: api, origin: page, 'access-control-request-method': 'PATCH' },
  });
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['access-control-allow-methods']).toContain('PATCH');
  expect(reply.headers['access-control-allow-headers']).toContain(wire.csrfToken);
});

test('both hosts get the cookies', async () => {
  const { headers } = await app.inject({
    method: 'GET',
    url: '/shop',
    headers: { host: 'www.halide.test' },
  });
  expect(String(headers['set-cookie'])).toMatch(/session=.*Domain=halide\.test/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(
    /connect-src 'self' [^;]*http:\/\/api\.halide\.test http:\/\/uploads\.test/,
  );
});

test('uploads go to the environment that is named, with their token and without cookies', async () => {
  const { client } = await photographer();
  await client.call(renewUploadToken);
  const upload = (origin: string) =>
    app.inject({
      method: 'GET',
      url: verifyToken.path,
      headers: {
        host: 'uploads.test',
        origin,
        authorization: `Bearer ${client.jar.get('pJwt') ?? ''}`,
      },
    });
  const reply = await upload(page);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['access-control-allow-origin']).toBe(page);
  expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  expect((await upload('http://evil.test')).statusCode).toBe(421);
});
