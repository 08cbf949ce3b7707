import { axeFaults } from '@albumen/test-kit/axe';
import type { Frame } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop, three } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const input = (key: string) => shop.frame(key).locator(`input.${key}`);
/** Faults that axe finds in one document, in page order. */
async function faultsOf(frame: Frame): Promise<string[]> {
  // As a string: the page's own policy forbids nothing to the test.
  await frame.evaluate(axe.source);
  const run = `axe.run(document, { iframes: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { region: { enabled: true } } })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join()))`;
  return (await frame.evaluate(run)) as string[];
}

const focused = async () =>
  Object.entries((await shop.state()).fields).find(([, { isFocused }]) => isFocused)?.[0] ??
  (await shop.page.evaluate('document.activeElement.id'));

for (const [locale, tags] of [
  ['ar', []],
  ['en', ['long']],
  ['de', ['long']],
] as const) {
  const title = `page and frames pass axe in ${locale}, empty, filled and with a wrong entry`;
  test(title, { tags: [...tags] }, async () => {
    shop = await openShop();
    await shop.create({
      locale,
      fields: {
        number: { container: '#number', placeholder: '1111 1111' },
        expirationMonth: { container: '#expirationMonth', select: true, placeholder: 'MM' },
        cvv: { container: '#cvv' },
        postalCode: { container: '#postalCode' },
      },
    });
    await input('cvv').pressSequentially('99');
    await input('number').pressSequentially('99');
    await input('postalCode').pressSequentially('60654');
    expect(await axeFaults(shop.page)).toEqual([]);
    for (const key of ['number', 'expirationMonth', 'cvv', 'postalCode']) {
      expect(await faultsOf(shop.frame(key)), key).toEqual([]);
    }
  });
}

test('faults inside a frame would be found', async () => {
  shop = await openShop();
  await shop.create({ styles: { input: { color: '#ccc' } } });
  await input('cvv').fill('123');
  await shop
    .frame('cvv')
    .evaluate(
      'document.documentElement.removeAttribute("lang"); document.title = ""; document.querySelector("label").remove()',
    );
  const found = (await faultsOf(shop.frame('cvv'))).map((fault) => fault.split(' ')[0]);
  expect(found).toEqual(['color-contrast', 'document-title', 'html-has-lang', 'label']);
});

test('on iOS a field that gets the focus far below comes into view', async () => {
  shop = await openShop(undefined, {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  });
  await shop.page.evaluate('document.querySelector("#cvv").style.marginTop = "3000px"');
  await shop.create();
  await shop
    .frame('cvv')
    .locator('input.cvv')
    .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect.poll(() => shop.page.evaluate('scrollY > 1000')).toBe(true);
});

test('Tab and Shift+Tab go through the fields in the page’s order', async () => {
  shop = await openShop();
  await shop.create();
  await shop.page.locator('#first').focus();
  for (const key of ['number', 'expirationDate', 'cvv', 'pay']) {
    await shop.page.keyboard.press('Tab');
    await expect.poll(focused).toBe(key);
  }
  for (const key of ['cvv', 'expirationDate', 'number', 'first']) {
    await shop.page.keyboard.press('Shift+Tab');
    await expect.poll(focused).toBe(key);
  }
});

test('where a browser steps only within a document, inputs that nobody sees lead the focus in and out', async () => {
  shop = await openShop(undefined, { userAgent: firefox });
  await shop.create();
  const intercepts = await shop.page
    .locator('.focus-intercept')
    .evaluateAll((list) => list.map(({ id }) => id.replace(/-[0-9a-f-]{36}$/, '')));
  expect(intercepts).toEqual(
    ['number', 'expirationDate', 'cvv'].flatMap((key) => [`bt-${key}-before`, `bt-${key}-after`]),
  );
  await shop.page.evaluate('document.querySelector("[id^=bt-cvv-before]").focus()');
  await expect.poll(focused).toBe('cvv');
  const leave = (key: string, direction: string) =>
    shop
      .frame(key)
      .locator(`.focus-intercept[data-braintree-direction=${direction}]`)
      .evaluate((element: HTMLElement) => element.focus());
  await leave('cvv', 'before');
  await expect.poll(focused).toBe('expirationDate');
  await leave('expirationDate', 'after');
  await expect.poll(focused).toBe('cvv');
  await leave('cvv', 'after');
  await expect.poll(focused).toBe('pay');
  await shop.run('await fields.teardown()');
  expect(await shop.page.locator('.focus-intercept').count()).toBe(0);
});

test('at the ends of a form a step leads out of it', async () => {
  shop = await openShop(undefined, { userAgent: firefox });
  await shop.page.evaluate(
    'document.querySelector("#first").remove(); document.querySelector("#pay").remove()',
  );
  await shop.create({ fields: three });
  const ids = () =>
    shop.page
      .locator('.focus-intercept')
      .evaluateAll((list) => list.map(({ id }) => id.split('-').slice(1, 3).join(' ')));
  await expect
    .poll(ids)
    .toEqual(['number after', 'expirationDate before', 'expirationDate after', 'cvv before']);
  await expect.poll(() => shop.frame('number').locator('.focus-intercept').count()).toBe(1);
});

test('other browsers get no such inputs', async () => {
  shop = await openShop();
  await shop.create();
  expect(await shop.page.locator('.focus-intercept').count()).toBe(0);
  expect(await shop.frame('number').locator('.focus-intercept').count()).toBe(0);
});
