import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop, three, eventsOfACard } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const fill = async (card = ['4111111111111111', '1230', '123']) => {
  const [number = '', date = '', cvv = ''] = card;
  await shop.page.locator('#first').focus();
  for (const [key, text] of Object.entries({ number, expirationDate: date, cvv })) {
    await shop.page.keyboard.press('Tab');
    // A frame of another origin gets the focus a moment later than the key was pressed.
    await expect.poll(() => isFocused(key)).toBe(true);
    await shop.page.keyboard.type(text);
  }
};
const isFocused = (key: string) =>
  shop
    .frame(key)
    .locator(`input.${key}`)
    .evaluate((input) => document.hasFocus() && document.activeElement === input);
const valueOf = (key: string) => shop.frame(key).locator(`input.${key}`).inputValue();

test('a card typed with the keyboard alone becomes a nonce, and the events come in the known order', async () => {
  shop = await openShop();
  await shop.create();
  await fill();
  await shop.page.keyboard.press('Enter');
  expect(await valueOf('number')).toBe('4111 1111 1111 1111');
  expect(await valueOf('expirationDate')).toBe('12 / 30');
  await expect.poll(async () => (await shop.events()).join(', ')).toBe(eventsOfACard.join(', '));
  expect(await shop.run('return await fields.tokenize()')).toMatchObject({
    nonce: 'tokencc_bc_123456_abcdef',
    type: 'CreditCard',
    details: { lastFour: '1111' },
  });
  const call = shop.gateway.calls.at(-1);
  expect(call?.body).toMatchObject({
    authorizationFingerprint: 'fingerprint',
    _meta: { source: 'hosted-fields' },
    creditCard: {
      number: '4111111111111111',
      expiration_month: '12',
      expiration_year: '2030',
      cvv: '123',
      options: { validate: false },
    },
  });
});

test('the frames lie on the gateway only, and the page sees nothing of what is typed', async () => {
  shop = await openShop();
  await shop.create({ fields: three });
  await fill();
  const text = await shop.page.evaluate(
    'document.documentElement.outerHTML + JSON.stringify(plain(fields.getState()))',
  );
  expect(text).not.toMatch(/4111\s?1111/);
  expect(shop.frame('number').url()).toMatch(
    /^https:\/\/gateway\.test\/web\/3\.109\.0\/html\/hosted-fields-frame\.min\.html\?m=shop_merchant#a1\./,
  );
});
