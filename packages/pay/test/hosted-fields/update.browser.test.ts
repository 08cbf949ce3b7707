import { afterAll, afterEach, expect, test } from 'vitest';
import { providerApi, providerAssets } from './fake-gateway.ts';
import { clientToken, closeShops, configuration, openShop, type Shop } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const input = (key: string) => shop.frame(key).locator(`input.${key}`);
const color = (key: string) => input(key).evaluate((element) => getComputedStyle(element).color);

test('styles and language change under what was typed', async () => {
  shop = await openShop();
  await shop.create({ styles: { input: { color: 'rgb(1, 2, 3)' } } });
  await input('number').pressSequentially('4111');
  await input('cvv').focus();
  await shop.run(
    `await fields.update({ locale: 'de', styles: { input: { color: 'rgb(4, 5, 6)' } } })`,
  );
  await expect.poll(() => color('number')).toBe('rgb(4, 5, 6)');
  expect(await input('number').inputValue()).toBe('4111 ');
  expect(await shop.page.locator('#number iframe').getAttribute('title')).toBe(
    'Sicheres Kartenfeld - Kartennummer',
  );
  expect(await shop.frame('number').locator('html').getAttribute('lang')).toBe('de');
  expect((await shop.state()).fields['number']).toMatchObject({
    message: 'Bitte vervollständigen Sie dieses Feld.',
  });
  await shop.run(`await fields.update({ locale: 'fr' })`);
  expect(await color('number')).toBe('rgb(4, 5, 6)');
  await expect
    .poll(async () => (await shop.state()).fields['number'])
    .toMatchObject({
      message: 'Veuillez compléter ce champ.',
    });
});

test('the provider’s frames know no update, and say so at once', async () => {
  shop = await openShop();
  const clientApiUrl = `${providerApi}/merchants/shop_merchant/client_api`;
  shop.gateway.configuration = configuration({ clientApiUrl, assetsUrl: providerAssets });
  await shop.create({ authorization: clientToken(providerApi) });
  expect(await shop.run(`await fields.update({ locale: 'de' })`)).toMatchObject({
    rejected: { code: 'HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED', type: 'MERCHANT' },
  });
});

test('what waits for the frames ends with the fields', async () => {
  shop = await openShop();
  const expirationMonth = { container: '#expirationMonth', select: true };
  await shop.create({ fields: { expirationMonth } });
  const codes = await shop.run(`
    const going = [fields.update({ locale: 'de' }), fields.setMonthOptions([...'ABCDEFGHIJKL'])];
    void fields.teardown();
    return await Promise.all(going.map((work) => work.catch(({ code }) => code)));`);
  expect(codes).toEqual(Array(2).fill('METHOD_CALLED_AFTER_TEARDOWN'));
});
