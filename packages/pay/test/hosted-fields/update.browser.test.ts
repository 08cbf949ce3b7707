import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop } from './shop.ts';

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
