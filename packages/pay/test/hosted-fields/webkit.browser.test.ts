import { afterAll, beforeEach, expect, test } from 'vitest';
import { startLoopbackShop } from './loopback-shop.ts';
import { missingForWebkit, startWebkit } from './webkit.ts';

/* The same frames in WebKit, which fills forms in its own way. Needs Debian's driver for it. */
const missing = missingForWebkit();
if (missing) process.emitWarning(`WebKit is not tested: ${missing}`);
const inWebkit = missing === undefined ? test : test.skip;
const shop = missing ? undefined : await startLoopbackShop();
const webkit = missing ? undefined : await startWebkit();

afterAll(async () => {
  await webkit?.close();
  await shop?.close();
});

function here() {
  if (!webkit || !shop) throw new Error('WebKit was not started');
  return { webkit, shop };
}

beforeEach(async () => {
  if (!webkit || !shop) return;
  await webkit.enter();
  await webkit.open(shop.shop);
  const configUrl = `${shop.gateway}/merchants/shop_merchant/client_api/v1/configuration`;
  const token = Buffer.from(
    JSON.stringify({ version: 2, authorizationFingerprint: 'f', configUrl }),
  ).toString('base64');
  const created = await webkit.run(`
    window.log = [];
    const fields = Object.fromEntries(['number', 'expirationDate', 'cvv', 'cardholderName'].map((key) => [key, { container: '#' + key }]));
    window.fields = await braintree.hostedFields.create({ authorization: '${token}', fields, styles: { input: { color: 'rgb(1, 2, 3)' } } });
    for (const type of ['focus', 'notEmpty', 'validityChange', 'cardTypeChange']) window.fields.on(type, ({ emittedBy }) => log.push(type + ' ' + emittedBy));
    return 'created';`);
  expect(created).toBe('created');
});

const enter = (key: string) => here().webkit.enter(`braintree-hosted-field-${key}`);
const valueOf = async (key: string) => {
  await enter(key);
  return await here().webkit.run(`return document.querySelector('input.${key}').value`);
};

/** One letter after the other at the caret; keys themselves go only to a window on a real screen. */
const type = (key: string, text: string) => `
  const field = document.querySelector('input.${key}');
  for (const data of '${text}') {
    field.setRangeText(data, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));
  }`;

inWebkit('a card typed in WebKit is formatted, styled and becomes a nonce', async () => {
  const {
    webkit: browser,
    shop: { cards },
  } = here();
  for (const [key, text] of [
    ['number', '4111111111111111'],
    ['expirationDate', '1230'],
    ['cvv', '123'],
    ['cardholderName', 'Ann Field'],
  ]) {
    await enter(key ?? '');
    await browser.run(type(key ?? '', text ?? ''));
  }
  expect(await valueOf('number')).toBe('4111 1111 1111 1111');
  expect(await valueOf('expirationDate')).toBe('12 / 30');
  expect(await browser.run("return getComputedStyle(document.querySelector('input')).color")).toBe(
    'rgb(1, 2, 3)',
  );
  await browser.enter();
  expect(await browser.run('return (await fields.tokenize()).nonce')).toBe(
    'tokencc_bc_123456_abcdef',
  );
  expect(cards.at(-1)).toMatchObject({
    number: '4111111111111111',
    expiration_month: '12',
    expiration_year: '2030',
    cvv: '123',
  });
  expect((await browser.run('return log')) as string[]).toContain('validityChange number');
});

/** As WebKit fills a form: values set as if by the user, each with `input` and `change` that say nothing. */
const fill = (values: Record<string, string>) => `
  for (const [name, value] of Object.entries(${JSON.stringify(values)})) {
    const field = document.querySelector('[name="' + name + '"]');
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }`;

inWebkit(
  'a card that WebKit fills into one frame reaches every field with the right digits',
  async () => {
    await enter('number');
    await here().webkit.run(
      fill({
        'credit-card-number': '4111111111111111',
        'cardholder-name-autofill-field': 'Ann Field',
        'expiration-month-autofill-field': '5',
        'expiration-year-autofill-field': '30',
        'cvv-autofill-field': '123',
      }),
    );
    expect(await valueOf('number')).toBe('4111 1111 1111 1111');
    expect(await valueOf('expirationDate')).toBe('05 / 2030');
    expect(await valueOf('cvv')).toBe('123');
    expect(await valueOf('cardholderName')).toBe('Ann Field');
    await here().webkit.enter();
    expect(
      await here().webkit.run(
        'return Object.values(fields.getState().fields).every(({ isValid }) => isValid)',
      ),
    ).toBe(true);
  },
);
