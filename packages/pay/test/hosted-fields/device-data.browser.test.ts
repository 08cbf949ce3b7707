import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { gatewayOrigin } from './fake-gateway.ts';
import { clientToken, closeShops, configuration, openShop, type Shop } from './shop.ts';

let shop: Shop;
let scripts: string[];
beforeEach(async () => {
  shop = await openShop();
  scripts = [];
  await shop.page.route('**/da/r/fb.js', async (route) => {
    scripts.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
});
afterEach(() => shop.close());
afterAll(closeShops);

async function pay(): Promise<unknown> {
  const input = (key: string) => shop.frame(key).locator(`input.${key}`);
  await input('number').fill('4111111111111111');
  await input('expirationDate').fill('1230');
  await input('cvv').fill('123');
  return shop.run('return fields.tokenize();');
}

const blocks = () => shop.page.locator('script[fncls]').allTextContents();

test('where the merchant has it on, the page joins a card of the fields with device data', async () => {
  shop.gateway.configuration = configuration({
    creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: true },
  });
  const fingerprint = 'abc|created_at=now&customer_id=ada&public_key=key';
  await shop.create({ authorization: clientToken(undefined, fingerprint) });
  expect(await pay()).toMatchObject({ nonce: 'tokencc_bc_123456_abcdef' });
  const written = (await blocks()).map((text): unknown => JSON.parse(text));
  expect(written).toEqual([
    {
      f: 'tokencc_bc_123456_abcdef',
      fp: { rda_tenant: 'bt_card', mid: 'shop_merchant', cid: 'ada' },
      bu: false,
      s: 'BRAINTREE_SIGNIN',
    },
  ]);
  await expect.poll(() => scripts).toEqual([`${gatewayOrigin}/da/r/fb.js`]);
});

test('a refused card is joined with nothing', async () => {
  shop.gateway.configuration = configuration({
    creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: true },
  });
  shop.gateway.card = { status: 422, body: { error: { message: 'Credit card is invalid' } } };
  await shop.create();
  expect(await pay()).toMatchObject({ rejected: { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' } });
  expect(await blocks()).toEqual([]);
});

test('other merchants share nothing', async () => {
  await shop.create();
  await pay();
  expect(await blocks()).toEqual([]);
});
