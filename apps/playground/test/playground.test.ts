import { beforeEach, expect, test } from 'vitest';
import { startPlayground } from './test-playground.ts';

const { app, sdk, asked, gatewayOrigin } = await startPlayground();
const ours = { host: 'shop.test', 'sec-fetch-site': 'same-origin' };

beforeEach(() => {
  asked.length = 0;
});

test('the page may load from itself and the gateway, and nothing inline', async () => {
  for (const url of ['/', '/console', '/console/transactions/abc']) {
    const { headers, body } = await app.inject({ url, headers: { host: 'shop.test' } });
    expect(body).toContain('Playground');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${gatewayOrigin};`);
    expect(policy).toContain(`frame-src ${gatewayOrigin};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  }
});

test('files of the page are kept for ever, others are not there', async () => {
  const file = await app.inject({ url: '/assets/page-1.js' });
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await app.inject({ url: '/assets/other.js' })).statusCode).toBe(404);
});

test('the documentation is the gateway’s, and no address leads elsewhere', async () => {
  const placeOf = async (url: string) => (await app.inject(url)).headers['location'];
  expect(await placeOf('/docs')).toBe(`${gatewayOrigin}/docs`);
  expect(await placeOf('/docs/quick-start')).toBe(`${gatewayOrigin}/docs/quick-start`);
  expect(await placeOf('/docs/%2f%2fevil.test')).toBe(`${gatewayOrigin}/docs/%2F%2Fevil.test`);
});

test.each([
  ['another site', { host: 'shop.test', 'sec-fetch-site': 'cross-site' }],
  ['a page of the same site on another port', { host: 'shop.test', 'sec-fetch-site': 'same-site' }],
  ['an older browser elsewhere', { host: 'shop.test', origin: 'https://evil.test' }],
  ['a foreign name that leads here', { host: 'evil.test', 'sec-fetch-site': 'same-origin' }],
])('%s may neither read nor change anything', async (_who, headers) => {
  for (const [method, url] of [
    ['GET', '/api/console/keys'],
    ['GET', '/api/facts'],
    ['POST', '/api/charge'],
    ['POST', '/api/console/keys/api'],
  ] as const) {
    expect((await app.inject({ method, url, headers })).statusCode).toBe(403);
  }
  expect(asked).toEqual([]);
});

test('the page never learns the private key', async () => {
  const facts = await app.inject({ url: '/api/facts', headers: ours });
  expect(facts.json()).toEqual({
    gatewayUrl: gatewayOrigin,
    merchantId: 'shop',
    publicKey: 'public',
    tokenizationKey: 'sandbox_key_shop',
    integrity: { 'client.min.js': 'sha384-x' },
    webhookUrl: 'http://shop.test/webhooks',
  });
});

test('the console asks the gateway with our key, and cannot be led to another path', async () => {
  const url = '/api/console/transactions/..%2F..%2Fsandbox?limit=5';
  const reply = await app.inject({ url, headers: ours });
  expect(reply.json()).toEqual({
    echo: '/merchants/shop/console/transactions/..%2F..%2Fsandbox?limit=5',
  });
  const key = Buffer.from('public:private').toString('base64');
  expect(asked[0]?.authorization).toBe(`Basic ${key}`);
  expect((await app.inject({ url: '/api/console/sandbox', headers: ours })).statusCode).toBe(404);
});

test.each(['public', 'sandbox_key_shop'])('its own key %s is not revoked', async (key) => {
  const kind = key === 'public' ? 'api' : 'tokenization';
  const url = `/api/console/keys/${kind}`;
  const reply = await app.inject({ method: 'DELETE', url, headers: ours, payload: { key } });
  expect(reply.statusCode).toBe(409);
  expect(asked).toEqual([]);
});

test('an amount that is none goes nowhere', async () => {
  const payload = { nonce: 'fake-valid-nonce', amount: '12,50' };
  const reply = await app.inject({ method: 'POST', url: '/api/charge', headers: ours, payload });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ error: { message: 'amount: must look like 24.00' } });
  expect(asked).toEqual([]);
});

test('a notification counts with the gateway’s signature only', async () => {
  const { bt_signature, bt_payload } = await sdk.webhookTesting.sampleNotification('check', 'x');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (signature: string) =>
    app.inject({
      method: 'POST',
      url: '/webhooks',
      headers,
      payload: new URLSearchParams({ bt_signature: signature, bt_payload }).toString(),
    });
  expect((await send('public|0000')).statusCode).toBe(400);
  expect((await send(bt_signature)).statusCode).toBe(200);
  const received = await app.inject({ url: '/api/received', headers: ours });
  expect(received.json()).toEqual({ received: [expect.objectContaining({ kind: 'check' })] });
});

test('a challenge is answered with our signature', async () => {
  const challenge = '20f9f8ed05f77439fe955c977e4c8a53';
  const reply = await app.inject({ url: `/webhooks?bt_challenge=${challenge}` });
  expect(reply.body).toBe(sdk.webhookNotification.verify(challenge));
  expect((await app.inject({ url: '/webhooks?bt_challenge=<b>' })).statusCode).toBe(400);
});

test('with a password nothing but health and webhooks is there without it', async () => {
  const guarded = await startPlayground({ PLAYGROUND_PASSWORD: 'a long password' });
  const ask = async (url: string, password?: string): Promise<number> => {
    const authorization = `Basic ${btoa(`anybody:${password}`)}`;
    const headers = { ...ours, ...(password !== undefined && { authorization }) };
    return (await guarded.app.inject({ url, headers })).statusCode;
  };
  for (const url of ['/', '/console', '/api/facts', '/api/console/keys', '/assets/page-1.js']) {
    expect([url, await ask(url)]).toEqual([url, 401]);
    expect([url, await ask(url, 'a wrong password')]).toEqual([url, 401]);
    expect([url, await ask(url, 'a long password')]).toEqual([url, 200]);
  }
  expect(await ask('/health')).toBe(200);
  expect(guarded.asked).toHaveLength(1);
});
