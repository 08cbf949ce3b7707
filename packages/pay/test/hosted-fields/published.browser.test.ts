import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { providerApi, providerAssets, shopOrigin } from './fake-gateway.ts';
import {
  clientToken,
  closeShops,
  configuration,
  openShop,
  type Shop,
  three,
  eventsOfACard,
} from './shop.ts';

/* The published SDK on the page, our frames inside: it speaks its own dialect with them. */
const published = dirname(createRequire(import.meta.url).resolve('braintree-web/package.json'));
const scripts = await Promise.all(
  ['client', 'hosted-fields'].map((name) =>
    readFile(join(published, 'dist/browser', `${name}.js`), 'utf8'),
  ),
);

let shop: Shop;
beforeEach(async () => {
  shop = await openShop(scripts);
  shop.gateway.configuration = configuration({
    clientApiUrl: `${providerApi}/merchants/shop_merchant/client_api`,
    assetsUrl: providerAssets,
  });
});
afterEach(() => shop.close());
afterAll(closeShops);

const input = (key: string) => shop.frame(key).locator(`input.${key}`);
const create = (options: object = {}) =>
  shop.create({ authorization: clientToken(providerApi), ...options });

test('the published SDK shows our frames, receives the events in its order, and gets a nonce', async () => {
  await create();
  expect(shop.frame('number').url()).toMatch(
    /^https:\/\/assets\.braintreegateway\.com\/.+#[0-9a-f-]+$/,
  );
  await input('number').pressSequentially('4111111111111111');
  await input('expirationDate').pressSequentially('1230');
  await input('cvv').pressSequentially('123');
  await input('cvv').press('Enter');
  await expect.poll(async () => (await shop.events()).join(', ')).toBe(eventsOfACard.join(', '));
  expect(await shop.run('return await fields.tokenize()')).toMatchObject({
    nonce: 'tokencc_bc_123456_abcdef',
  });
  expect(shop.gateway.calls.at(-1)?.body['creditCard']).toMatchObject({
    number: '4111111111111111',
  });
});

test('its methods reach our frames: styles, attributes, classes, messages, months, focus, clear', async () => {
  await create({
    styles: { input: { color: 'rgb(1, 2, 3)' } },
    fields: {
      number: { container: '#number' },
      cvv: { container: '#cvv' },
      expirationMonth: {
        container: '#expirationMonth',
        select: { options: Array.from('abcdefghijkl') },
      },
    },
  });
  expect(await input('number').evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(1, 2, 3)',
  );
  await shop.run(`
    await fields.setAttribute({ field: 'number', attribute: 'placeholder', value: 'Digits' });
    await fields.addClass('number', 'mine');
    fields.setMessage({ field: 'number', message: 'Look' });
    await fields.setMonthOptions([...'ABCDEFGHIJKL']);
    await fields.focus('cvv');`);
  const description = shop.frame('number').locator('#field-description-number');
  await expect.poll(() => description.textContent()).toBe('Look');
  expect(await input('number').getAttribute('class')).toBe('number mine');
  expect(await input('number').getAttribute('placeholder')).toBe('Digits');
  expect(await shop.frame('expirationMonth').locator('option').first().textContent()).toBe('A');
  await expect.poll(async () => (await shop.state()).fields['cvv']?.isFocused).toBe(true);
  await input('cvv').pressSequentially('12');
  await shop.run("await fields.clear('cvv')");
  await expect.poll(() => input('cvv').inputValue()).toBe('');
});

test('its errors are those that our frames report', async () => {
  await create();
  expect(await shop.run('await fields.tokenize()')).toMatchObject({
    rejected: { code: 'HOSTED_FIELDS_FIELDS_EMPTY' },
  });
  await input('number').pressSequentially('4111');
  expect(await shop.run('await fields.tokenize()')).toMatchObject({
    rejected: {
      code: 'HOSTED_FIELDS_FIELDS_INVALID',
      details: {
        invalidFieldKeys: ['number', 'expirationDate', 'cvv'],
        invalidFields: { number: '#number' },
      },
    },
  });
});

test('a prefilled card is known to the page as soon as the fields are', async () => {
  await create({
    fields: { ...three, number: { container: '#number', prefill: '4111111111111111' } },
  });
  await expect.poll(async () => (await shop.state()).fields['number']?.isValid).toBe(true);
});

test('no message between page and frames carries the card', async () => {
  await shop.page.addInitScript(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    window.addEventListener('message', ({ data, origin }) => received.push([origin, data]), true);
  });
  await shop.page.goto(shopOrigin);
  await create();
  await input('number').pressSequentially('4111111111111111');
  await input('expirationDate').pressSequentially('1230');
  await input('cvv').pressSequentially('987');
  await shop.run('await fields.tokenize()');
  const received = JSON.stringify(await shop.page.evaluate('window.received'));
  expect(received).toContain('INPUT_EVENT');
  expect(received).not.toMatch(/411111\d|\b987\b|12 \/ 30/);
});
