import { beforeEach, expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { openTools } from '../../../test/test-tools.ts';

const { app, origin, reset, flushLog } = await startTestGateway();

beforeEach(reset);

const tools = openTools(app);
const configuration = '/client_api/v1/configuration';

test('requests can be looked back on, without numbers and keys', async () => {
  const page = openPage({ gateway: origin, authorization: demoKey });
  await page.post('/client_api/v1/payment_methods/credit_cards', {
    _meta: { sessionId: 'view-1' },
    creditCard: { number: '4111111111111111', cvv: '987', expirationDate: '12/34' },
  });
  await page.graphQL('query Mine { ping }');
  await flushLog();
  const { body } = await tools('GET', '/console/requests');
  expect(body).toMatchObject({
    requests: [
      { operation: 'Mine', path: '/graphql', status: 200 },
      { method: 'POST', status: 202, sessionId: 'view-1' },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/4111111111111111|k3y/);
  const [, card] = (body as { requests: { requestBody: string; answerBody: string }[] }).requests;
  expect(JSON.parse(card?.requestBody ?? '')).toMatchObject({
    creditCard: { number: '411111••••••1111', cvv: '***' },
  });
  expect(card?.answerBody).not.toContain('"987"');
  const { body: older } = await tools('GET', '/console/requests?before=1');
  expect(older).toEqual({ requests: [] });
});

test('nothing that strangers send is kept, but that they were there', async () => {
  const stranger = { tokenizationKey: 'sandbox_gue5s_albumen_sandbox' };
  const page = openPage({ gateway: origin, authorization: stranger });
  await page.post('/analytics', { filling: 'x'.repeat(10_000) });
  await flushLog();
  const { body } = await tools('GET', '/console/requests');
  const answerBody = expect.stringContaining('Tokenization key is invalid.');
  expect(body).toMatchObject({ requests: [{ status: 401, requestBody: null, answerBody }] });
});

test('more requests than one page are read to their end, in order and none twice', async () => {
  const page = openPage({ gateway: origin, authorization: demoKey });
  for (let made = 0; made < 60; made += 1) await page.graphQL(`query Made${made} { ping }`);
  await flushLog();
  const seen: { id: string; operation: string }[] = [];
  const sizes: number[] = [];
  for (let query = ''; sizes.at(-1) !== 0; query = `?before=${seen.at(-1)?.id ?? ''}`) {
    const { body } = await tools('GET', `/console/requests${query}`);
    const { requests } = body as { requests: typeof seen };
    seen.push(...requests);
    sizes.push(requests.length);
  }
  expect(sizes).toEqual([50, 10, 0]);
  const made = Array.from({ length: 60 }, (_, place) => `Made${59 - place}`);
  expect(seen.map(({ operation }) => operation)).toEqual(made);
});

test('an origin is allowed from the moment it is listed until it is removed', async () => {
  const shop = { origin: 'https://shop.example' };
  const status = () =>
    openPage({ gateway: origin, authorization: demoKey, ...shop })
      .get(configuration)
      .then((reply) => reply.status);
  expect(await status()).toBe(403);
  await tools('POST', '/console/origins', shop);
  await tools('POST', '/console/origins', shop);
  expect(await status()).toBe(200);
  expect((await tools('GET', '/console/origins')).body).toEqual({
    origins: ['https://shop.example'],
    isLoopbackAllowed: true,
  });
  await tools('DELETE', '/console/origins', shop);
  expect(await status()).toBe(403);
});

test.each(['*', 'shop.example', 'https://shop.example/path', 'javascript:alert(1)', 'https://a b'])(
  '%s is no origin',
  async (text) => {
    expect((await tools('POST', '/console/origins', { origin: text })).status).toBe(422);
  },
);

test('a new API key works at once, and not any more when it is revoked', async () => {
  const { body } = await tools('POST', '/console/keys/api');
  const { publicKey, privateKey } = body as { publicKey: string; privateKey: string };
  const own = openTools(app, `${publicKey}:${privateKey}`);
  expect((await own('GET', '/console/keys')).status).toBe(200);
  expect(JSON.stringify((await tools('GET', '/console/keys')).body)).not.toContain(privateKey);
  await tools('DELETE', '/console/keys/api', { key: publicKey });
  expect((await own('GET', '/console/keys')).status).toBe(401);
});

test('the last API key stays, and another merchant’s is not ours to revoke', async () => {
  expect((await tools('DELETE', '/console/keys/api', { key: 'sandbox_public' })).status).toBe(409);
  const foreign = { key: 'integration_public_key' };
  expect((await tools('DELETE', '/console/keys/api', foreign)).status).toBe(404);
});

test('tokenization keys come and go', async () => {
  const { body } = await tools('POST', '/console/keys/tokenization');
  const { key } = body as { key: string };
  const status = () =>
    openPage({ gateway: origin, authorization: { tokenizationKey: key } })
      .get(configuration)
      .then((reply) => reply.status);
  expect(await status()).toBe(200);
  await tools('DELETE', '/console/keys/tokenization', { key });
  expect(await status()).toBe(401);
});
