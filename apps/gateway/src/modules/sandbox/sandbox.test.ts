import { beforeEach, expect, test } from 'vitest';
import { clientToken } from '../../../test/client-token.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { openTools } from '../../../test/test-tools.ts';

const gateway = await startTestGateway({ poolSize: 12 });
const { app, db, origin, reset } = gateway;

beforeEach(reset);

const tools = openTools(app);
const page = openPage({ gateway: origin, authorization: demoKey });
const configuration = '/client_api/v1/configuration';
const cards = '/client_api/v1/payment_methods/credit_cards';
const card = { number: '4111111111111111', expirationMonth: '12', expirationYear: '34' };

test('a fault strikes as often as ordered, where it was ordered', async () => {
  await tools('POST', '/sandbox/faults', {
    operation: 'configuration',
    kind: 'status',
    status: 429,
    times: 2,
  });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await page.get(configuration)).status);
  expect(statuses).toEqual([429, 429, 200]);
});

test('of faults at the same moment none strikes too often', async () => {
  await tools('POST', '/sandbox/faults', { kind: 'status', status: 503, times: 3 });
  const calls = Array.from({ length: 10 }, () => page.get(configuration));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
});

test.each([
  { what: 'a line can break', kind: 'disconnect', message: 'fetch failed' },
  { what: 'an answer can break off once it has begun,', kind: 'cutOff', message: 'terminated' },
])('$what before the work or after it', async ({ kind, message }) => {
  for (const [when, kept] of [
    ['before', 0],
    ['after', 1],
  ] as const) {
    await tools('POST', '/sandbox/faults', { operation: 'credit_cards', when, kind });
    await expect(page.post(cards, { creditCard: card })).rejects.toThrow(message);
    expect(await db.selectFrom('nonces').selectAll().execute()).toHaveLength(kept);
  }
  expect((await page.post(cards, { creditCard: card })).status).toBe(202);
});

test('GraphQL can fail in its own way, or as a whole', async () => {
  const operation = 'graphql ClientConfiguration';
  const query = 'query ClientConfiguration { clientConfiguration { merchantId } }';
  await tools('POST', '/sandbox/faults', { operation, kind: 'graphqlError' });
  expect((await page.graphQL(query)).body).toMatchObject({
    errors: [{ extensions: { errorClass: 'INTERNAL' } }],
  });
  await tools('POST', '/sandbox/faults', { operation, kind: 'status', status: 502 });
  expect((await page.graphQL(query)).status).toBe(502);
  expect((await page.graphQL(query)).status).toBe(200);
});

test('the clock moves for one merchant alone', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  const known = openPage({ gateway: origin, authorization: { authorizationFingerprint } });
  await tools('PUT', '/sandbox/clock', { advanceMs: 25 * 3_600_000 });
  expect((await known.get(configuration)).status).toBe(401);
  const { body } = await tools('GET', '/sandbox');
  expect(body).toMatchObject({ clockOffsetMs: 25 * 3_600_000 });
  const others = await db.selectFrom('merchants').select('clockOffsetMs').execute();
  expect(others.filter(({ clockOffsetMs }) => clockOffsetMs !== 0)).toHaveLength(1);
  await tools('PUT', '/sandbox/clock', { at: '2031-01-01T00:00:00Z' });
  expect(JSON.stringify((await tools('GET', '/sandbox')).body)).toContain('2031-01-01T00:00');
});

test('a merchant’s configuration can be changed, and everything be put back', async () => {
  await tools('PUT', '/sandbox/latency', { latencyMs: 1 });
  await tools('PUT', '/sandbox/configuration', {
    options: { challenges: ['cvv'], tokenizesByGraphQL: false },
    rejectsOn: ['cvv'],
  });
  expect((await page.get(configuration)).body).toMatchObject({
    challenges: ['cvv'],
    graphQL: { features: ['configuration'] },
  });
  const { body } = await tools('DELETE', '/sandbox');
  expect(body).toMatchObject({ latencyMs: 0, clockOffsetMs: 0, faults: [], rejectsOn: [] });
  expect((await page.get(configuration)).body).toMatchObject({ challenges: [] });
});

test('an order that makes no sense is refused with what is wrong', async () => {
  expect(await tools('POST', '/sandbox/faults', { kind: 'flood', status: 200 })).toMatchObject({
    status: 422,
    body: { fieldErrors: [{ field: 'kind' }, { field: 'status' }] },
  });
});

test('only the merchant’s own key orders', async () => {
  for (const [credentials, status] of [
    ['sandbox_public:wrong', 401],
    ['', 401],
    ['integration_public_key:integration_private_key', 403],
  ] as const) {
    const foreign = openTools(app, credentials);
    expect((await foreign('PUT', '/sandbox/latency', { latencyMs: 9 })).status).toBe(status);
  }
  const [row] = await db.selectFrom('merchants').select('latencyMs').execute();
  expect(row?.latencyMs).toBe(0);
});
