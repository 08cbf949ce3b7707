import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeFaults } from '@albumen/test-kit/axe';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { FrameLocator, Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import type { ClientTokenOrder } from '../src/modules/client-tokens/client-tokens.service.ts';
import { clientToken } from './client-token.ts';
import { demoServerKeys, serverSdk } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';
import { openTools } from './test-tools.ts';

const gateway = await startTestGateway();
const browser = await sharedChromium(['--site-per-process']);
const shop = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Pay</h1>
<form><label>Name <input id="name"></label><div id="card"></div><button>Pay</button></form></main></html>`;
// Everything that reaches the page is kept, as a curious merchant might.
const spy = `window.received = [];
addEventListener('message', (event) => received.push(event.data));
window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    this.port1.addEventListener('message', (event) => received.push(event.data));
  }
};`;
const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(shop));
server.listen(0, '127.0.0.1');
await once(server, 'listening');

afterAll(async () => {
  await closePages(browser);
  server.close();
});

interface Opened {
  page: Page;
  frame: FrameLocator;
}

async function openForm(
  order: Partial<ClientTokenOrder> = {},
  options: Record<string, unknown> = {},
): Promise<Opened> {
  // Axe opens a page of its own beside it.
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(spy);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await page.addScriptTag({ url: `${gateway.origin}/card-form/v1/card-form.js` });
  const token = Buffer.from(JSON.stringify(await clientToken(gateway, order))).toString('base64');
  await page.evaluate(
    async (given) => {
      const form = await (globalThis as unknown as TestWindow).AlbumenCardForm.create(given);
      Object.assign(globalThis, { form });
    },
    { clientToken: token, container: '#card', ...options },
  );
  return { page, frame: page.frameLocator('#card iframe') };
}

interface TestWindow {
  AlbumenCardForm: { create: (options: object) => Promise<object> };
}

async function type(
  { frame }: Opened,
  [number, date, cvv]: readonly [string, string, string],
): Promise<void> {
  await frame.getByLabel('Card number').pressSequentially(number);
  await frame.getByLabel('Expiration date').pressSequentially(date);
  await frame.getByLabel('Security code').pressSequentially(cvv);
}

interface Outcome {
  token?: string;
  card?: object;
  code?: string;
  fields?: string[];
}

/** What the page gets from `tokenize`, whether it is a token or an error. */
function tokenize({ page }: Opened, options = '{}'): Promise<Outcome> {
  return page.evaluate(
    `form.tokenize(${options}).catch(({ name, code, fields }) => ({ name, code, fields }))`,
  );
}

test('a typed card becomes a token that the server SDK charges, once, and the page sees none of it', async () => {
  const opened = await openForm();
  await type(opened, ['4111111111111111', '1234', '123']);
  expect(await opened.frame.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111');
  expect(await opened.frame.getByLabel('Expiration date').inputValue()).toBe('12/34');
  const outcome = await tokenize(opened, '{ billingAddress: { postalCode: "78701" } }');
  expect(outcome).toEqual({
    token: expect.any(String),
    card: { brand: 'Visa', lastFour: '1111', expirationMonth: '12', expirationYear: '2034' },
  });
  const { transaction: sdk } = serverSdk(gateway.origin, demoServerKeys);
  const sale = { amount: '42.00', paymentMethodNonce: outcome.token ?? '' };
  const charged = await sdk.sale(sale);
  expect(charged.success).toBe(true);
  expect(charged.transaction).toMatchObject({
    amount: '42.00',
    status: 'authorized',
    creditCard: { last4: '1111' },
    avsPostalCodeResponseCode: 'M',
  });
  expect((await sdk.sale(sale)).success).toBe(false);
  const seen = JSON.stringify(await opened.page.evaluate('[received, document.body.outerHTML]'));
  expect(seen).toContain('"isComplete":true');
  expect(seen).not.toMatch(/4111 ?1111|12\/34/);
  await opened.page.close();
});

test('a form without a card says what is missing, beside the fields and to the page', async () => {
  const opened = await openForm();
  expect(await tokenize(opened)).toMatchObject({
    name: 'CardFormError',
    code: 'CARD_FORM_EMPTY',
    fields: ['number', 'expirationDate', 'cvv'],
  });
  await expect.poll(() => opened.frame.getByText('Check the card number.').count()).toBe(1);
  await opened.page.close();
});

test('wrong fields are named, marked and focused, and forgiven once they are right', async () => {
  const opened = await openForm();
  await type(opened, ['4111111111111112', '1020', '12']);
  expect(await tokenize(opened)).toMatchObject({
    code: 'CARD_FORM_INVALID',
    fields: ['number', 'expirationDate', 'cvv'],
  });
  const number = opened.frame.getByLabel('Card number');
  await expect.poll(() => number.evaluate((input) => input.matches(':focus'))).toBe(true);
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.press('End');
  await number.press('Backspace');
  await number.press('1');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('false');
  await opened.page.close();
});

test('a card that only the gateway knows to be wrong is shown like any other', async () => {
  const opened = await openForm();
  // A right check digit, but no number of the sandbox.
  await type(opened, ['4242424242424242', '1234', '123']);
  expect(await tokenize(opened)).toMatchObject({ code: 'CARD_FORM_INVALID', fields: ['number'] });
  await opened.page.close();
});

test('a gateway that does not answer is a network error, and the form can be used again', async () => {
  const tools = openTools(gateway.app);
  const opened = await openForm();
  await type(opened, ['4111111111111111', '1234', '123']);
  await tools('POST', '/sandbox/faults', { operation: 'credit_cards', kind: 'disconnect' });
  expect(await tokenize(opened)).toMatchObject({ code: 'CARD_FORM_NETWORK' });
  expect(await tokenize(opened)).toHaveProperty('token');
  await opened.page.close();
});

test('a card that its customer has already is a duplicate', async () => {
  const { customer } = serverSdk(gateway.origin, demoServerKeys);
  await customer.create({ id: 'ada' });
  const order = {
    customerId: 'ada',
    options: { fail_on_duplicate_payment_method: true },
  } as Partial<ClientTokenOrder>;
  const first = await openForm(order, { vault: true });
  await type(first, ['5555555555554444', '1234', '123']);
  expect(await tokenize(first)).toHaveProperty('token');
  expect(await tokenize(first)).toMatchObject({ code: 'CARD_FORM_DUPLICATE' });
  await first.page.close();
});

test('it looks as asked, takes no styles that could hide it, and axe finds no fault', async () => {
  for (const colorScheme of ['light', 'dark']) {
    const style = { colorScheme, borderRadius: '2px', color: 'url(//evil.example)' };
    const opened = await openForm({}, { style });
    const root = opened.frame.locator('html');
    expect(await root.evaluate((html) => html.style.cssText)).toBe('--radius: 2px;');
    await expect.poll(() => root.getAttribute('data-scheme')).toBe(colorScheme);
    expect(await axeFaults(opened.page)).toEqual([]);
    await opened.page.close();
  }
});

test('the keyboard passes from the page through the fields to the button', async () => {
  const opened = await openForm();
  await opened.page.locator('#name').focus();
  for (const label of ['Card number', 'Expiration date', 'Security code']) {
    await opened.page.keyboard.press('Tab');
    const input = opened.frame.getByLabel(label);
    await expect.poll(() => input.evaluate((each) => each.matches(':focus'))).toBe(true);
  }
  await opened.page.keyboard.press('Tab');
  await expect.poll(() => opened.page.evaluate('document.activeElement.tagName')).toBe('BUTTON');
  await opened.page.close();
});

test('what has no container or no token, or is torn down, says so', async () => {
  const opened = await openForm();
  const codeOf = (code: string) =>
    opened.page.evaluate(`${code}.then(() => 'fine', ({ code }) => code)`);
  expect(await codeOf('AlbumenCardForm.create({ clientToken: "x", container: "#card" })')).toBe(
    'CARD_FORM_CONFIGURATION',
  );
  await opened.page.evaluate('form.teardown()');
  await expect.poll(() => opened.page.locator('#card iframe').count()).toBe(0);
  expect(await codeOf('form.tokenize()')).toBe('CARD_FORM_TORN_DOWN');
  await opened.page.close();
});

test('a page that is not the merchant’s is shown no card fields', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://foreign.localhost:${(server.address() as AddressInfo).port}`);
  await page.addScriptTag({ url: `${gateway.origin}/card-form/v1/card-form.js` });
  const token = JSON.stringify(await clientToken(gateway));
  await page.evaluate(
    (given) => {
      void (globalThis as unknown as TestWindow).AlbumenCardForm.create(given);
    },
    { clientToken: token, container: '#card' },
  );
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(await page.frameLocator('#card iframe').getByLabel('Card number').count()).toBe(0);
  await page.close();
});
