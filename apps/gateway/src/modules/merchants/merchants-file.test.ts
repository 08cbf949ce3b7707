import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { openTools } from '../../../test/test-tools.ts';
import { readMerchantsFile } from './merchants-file.ts';
import { seedMerchant } from './seed.ts';

const { app, deps, origin, reset } = await startTestGateway();
const folder = await mkdtemp(join(tmpdir(), 'albumen-merchants-'));
const path = join(folder, 'merchants.json');

beforeEach(reset);
afterAll(() => rm(folder, { recursive: true }));

const shop = {
  id: 'corner_shop',
  publicKey: 'corner-public',
  privateKey: 'corner-private',
  accounts: [
    { id: 'corner-eur', currency: 'EUR' },
    { id: 'corner-usd', currency: 'USD' },
  ],
};
const keys = { merchantId: shop.id, publicKey: shop.publicKey, privateKey: shop.privateKey };

async function read(content: unknown) {
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readMerchantsFile(path);
}

test('a merchant of the file charges with its own keys, by its own accounts, the first by default', async () => {
  for (const merchant of await read({ merchants: [shop] })) await seedMerchant(deps, merchant);
  const gateway = serverSdk(origin, keys);
  const sale = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce' };
  expect((await gateway.transaction.sale(sale)).transaction).toMatchObject({
    merchantAccountId: 'corner-eur',
    currencyIsoCode: 'EUR',
  });
  const other = await gateway.transaction.sale({ ...sale, merchantAccountId: 'corner-usd' });
  expect(other.transaction.currencyIsoCode).toBe('USD');
});

test('pages of the origins in the file may show the merchant’s card fields', async () => {
  const tokenizationKey = 'production_key_corner_shop';
  const origins = ['https://corner.example'];
  const seeds = await read({ merchants: [{ ...shop, tokenizationKey, origins }] });
  for (const merchant of seeds) await seedMerchant(deps, merchant);
  const ask = async (page: string) => {
    const reply = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        origin: page,
        authorization: `Bearer ${tokenizationKey}`,
        'braintree-version': '2018-05-10',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: '{ clientConfiguration { environment } }' }),
    });
    return reply.text();
  };
  expect(await ask('https://corner.example')).not.toContain('may not use this authorization');
  expect(await ask('https://other.example')).toContain('may not use this authorization');
});

test('the file read again changes the private key and adds accounts', async () => {
  const accounts = [...shop.accounts, { id: 'corner-pln', currency: 'PLN' }];
  const changed = { ...shop, privateKey: 'another-private', accounts };
  for (const merchants of [[shop], [changed]]) {
    for (const merchant of await read({ merchants })) await seedMerchant(deps, merchant);
  }
  const sale = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce' };
  await expect(serverSdk(origin, keys).transaction.sale(sale)).rejects.toMatchObject({
    type: 'authenticationError',
  });
  const gateway = serverSdk(origin, { ...keys, privateKey: 'another-private' });
  const made = await gateway.transaction.sale({ ...sale, merchantAccountId: 'corner-pln' });
  expect(made.transaction.currencyIsoCode).toBe('PLN');
});

test.each([
  ['no json', /is not JSON/],
  [{ merchants: [] }, /merchants: /],
  [{ merchants: [{ ...shop, id: 'Corner Shop' }] }, /merchants\.0\.id: has up to 64 small letters/],
  [{ merchants: [{ ...shop, privateKey: 'short' }] }, /merchants\.0\.privateKey: has at least 8/],
  [{ merchants: [{ ...shop, accounts: [] }] }, /merchants\.0\.accounts: /],
  [{ merchants: [{ ...shop, secret: 1 }] }, /merchants\.0: .*secret/],
  [{ merchants: [{ ...shop, tokenizationKey: 'a_b_other' }] }, /tokenizationKey: ends with the/],
  [{ merchants: [shop, shop] }, /merchants\.1\.id: corner_shop is another merchant’s/],
])('%j is refused and says why', async (content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

test('a file that is not there is named', async () => {
  await expect(readMerchantsFile(join(folder, 'nowhere.json'))).rejects.toThrow(/nowhere\.json/);
});

test('nobody takes the key of another merchant', async () => {
  const [thief] = await read({ merchants: [{ ...shop, publicKey: 'sandbox_public' }] });
  if (!thief) throw new Error('no merchant');
  await expect(seedMerchant(deps, thief)).rejects.toThrow(/is another merchant’s/);
});

test('the console makes a merchant, with keys where none are given, and none twice', async () => {
  const tools = openTools(app);
  const { id, accounts } = shop;
  const { status, body } = await tools('POST', '/console/merchants', { id, accounts });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id,
    publicKey: expect.any(String),
    tokenizationKey: expect.stringMatching(/_corner_shop$/),
  });
  const { publicKey, privateKey } = body as typeof keys;
  const gateway = serverSdk(origin, { merchantId: id, publicKey, privateKey });
  expect((await gateway.clientToken.generate({})).success).toBe(true);
  expect((await tools('POST', '/console/merchants', { id, accounts })).status).toBe(409);
  const taken = { id: 'other_shop', accounts, publicKey: 'sandbox_public' };
  expect((await tools('POST', '/console/merchants', taken)).status).toBe(409);
  expect((await tools('POST', '/console/merchants', { id: 'x y', accounts })).status).toBe(422);
});
