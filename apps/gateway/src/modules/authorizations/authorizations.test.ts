import { beforeEach, expect, test } from 'vitest';
import { clientToken } from '../../../test/client-token.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { getMerchant } from '../merchants/merchants.service.ts';
import { makeClientToken } from '../client-tokens/client-tokens.service.ts';
import { signFingerprint } from './fingerprint.ts';

const gateway = await startTestGateway();
const { db, deps, origin, reset, clock } = gateway;

beforeEach(reset);

const configuration = '/client_api/v1/configuration';

function statusWith(authorizationFingerprint: string, merchantId = 'albumen_sandbox') {
  const page = openPage({
    gateway: origin,
    merchantId,
    authorization: { authorizationFingerprint },
  });
  return page.get(configuration).then(({ status }) => status);
}

test('a client token says where to go and lets in', async () => {
  const token = await clientToken(gateway);
  expect(token).toMatchObject({
    version: 2,
    environment: 'sandbox',
    configUrl: `${origin}/merchants/albumen_sandbox/client_api/v1/configuration`,
    graphQL: { url: `${origin}/graphql`, date: '2018-05-08' },
  });
  expect(await statusWith(token.authorizationFingerprint)).toBe(200);
});

test('a token of version 1 is plain JSON', async () => {
  const merchant = await getMerchant(db, 'albumen_sandbox');
  if (!merchant) throw new Error('no merchant');
  const order = { merchant, publicKey: 'sandbox_public', version: 1 } as const;
  const addresses = { clientApi: origin, graphQL: '', assets: origin, songbird: '', origins: [] };
  expect(JSON.parse(await makeClientToken(deps, addresses, order))).toMatchObject({ version: 1 });
});

test('a changed, cut or foreign token is refused', async () => {
  const { authorizationFingerprint } = await clientToken(gateway, { customerId: 'ada' });
  const [jwt = '', rest = ''] = authorizationFingerprint.split('?');
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, customer_id: 'eve' })).toString(
    'base64url',
  );
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const foreign = await signFingerprint('the secret of another gateway', claims);
  for (const forged of [
    `${head}.${other}.${signature}?${rest}`,
    `${none}.${body}.?${rest}`,
    `${none}.${other}.${signature}`,
    `${head}.${body}?${rest}`,
    foreign,
    '',
    'x',
  ]) {
    expect([forged, await statusWith(forged)]).toEqual([forged, 401]);
  }
  expect(await statusWith(`${jwt}?customer_id=eve`)).toBe(200);
});

test('what stands behind the signed part grants nothing', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  const widened = `${authorizationFingerprint}&customer_id=ada`;
  const page = openPage({ gateway: origin, authorization: { authorizationFingerprint: widened } });
  expect((await page.get('/client_api/v1/payment_methods')).status).toBe(403);
});

test('a token ends after a day, by the merchant’s own clock', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  const day = 24 * 3_600_000;
  const move = (clockOffsetMs: number) =>
    db.updateTable('merchants').set({ clockOffsetMs }).execute();
  await move(day - 60_000);
  expect(await statusWith(authorizationFingerprint)).toBe(200);
  await move(day + 60_000);
  expect(await statusWith(authorizationFingerprint)).toBe(401);
  clock.moveBy(0);
});

test('a token ends with the API key that asked for it', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  await db.updateTable('apiKeys').set({ revokedAt: new Date() }).execute();
  expect(await statusWith(authorizationFingerprint)).toBe(401);
});

test('a revoked or unknown tokenization key is refused', async () => {
  const status = (tokenizationKey: string) =>
    openPage({ gateway: origin, authorization: { tokenizationKey } })
      .get(configuration)
      .then((reply) => reply.status);
  expect(await status(demoKey.tokenizationKey)).toBe(200);
  expect(await status('sandbox_guess_albumen_sandbox')).toBe(401);
  await db.updateTable('tokenizationKeys').set({ revokedAt: new Date() }).execute();
  expect(await status(demoKey.tokenizationKey)).toBe(401);
});

test('an authorization of one merchant opens nothing of another', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  expect(await statusWith(authorizationFingerprint, 'integration_merchant_id')).toBe(403);
  const page = openPage({
    gateway: origin,
    merchantId: 'integration_merchant_id',
    authorization: demoKey,
  });
  expect((await page.get(configuration)).status).toBe(403);
});

test('pages of other origins than the merchant’s may not use it', async () => {
  const status = (from: string, authorization: Parameters<typeof openPage>[0]['authorization']) =>
    openPage({ gateway: origin, authorization, origin: from })
      .get(configuration)
      .then((reply) => reply.status);
  const shop = 'https://shop.example';
  expect(await status('http://127.0.0.1:8080', demoKey)).toBe(200);
  expect(await status(shop, demoKey)).toBe(403);
  await db
    .insertInto('merchantOrigins')
    .values({ merchantId: 'albumen_sandbox', origin: shop })
    .execute();
  expect(await status(shop, demoKey)).toBe(200);
  expect(await status('https://shop.example.evil.example', demoKey)).toBe(403);
  const { authorizationFingerprint } = await clientToken(gateway, { domains: ['other.example'] });
  expect(await status(shop, { authorizationFingerprint })).toBe(403);
  const own = await clientToken(gateway, { domains: ['shop.example'] });
  expect(await status(shop, own)).toBe(200);
});

test('the whole fingerprint decodes as public specs decode it', async () => {
  const { authorizationFingerprint } = await clientToken(gateway, {
    domains: ['shop.example'],
    customerId: 'ada',
  });
  const decoded = Buffer.from(authorizationFingerprint, 'base64').toString('utf8');
  expect(decoded).toContain('shop.example');
  expect(authorizationFingerprint.split('&')).toContain('customer_id=ada');
});
