import { join } from 'node:path';
import { build } from 'rolldown';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clientToken, closeShops, openShop, type Shop } from '../../pay/test/hosted-fields/shop.ts';

const bundle = await bundlePage();
/** The oldest React that the bindings say they run with. */
const olderBundle = await bundlePage({ react: 'react-18', 'react-dom': 'react-dom-18' });
let shop: Shop;
beforeEach(async () => {
  shop = await openShop([bundle]);
});
afterEach(() => shop.close());
afterAll(closeShops);

async function bundlePage(alias = {}): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'page.fixture.tsx'),
    platform: 'browser',
    resolve: { alias },
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    write: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}

/** Hashes of what the gateway really serves, as a release would list them. */
async function options(more: object = {}): Promise<object> {
  const integrity = await shop.page.evaluate(async () => {
    const hashes: Record<string, string> = {};
    for (const name of ['client.min.js', 'hosted-fields.min.js']) {
      const reply = await fetch(`https://gateway.test/web/3.109.0/js/${name}`);
      const digest = await crypto.subtle.digest('SHA-384', await reply.arrayBuffer());
      hashes[name] = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    }
    return hashes;
  });
  return { authorization: clientToken(), integrity, ...more };
}

const show = async (more: object = {}, form: object = {}) =>
  shop.run(
    `harness.show(${JSON.stringify(await options(more))}, ${JSON.stringify(form)}); return null;`,
  );
const text = (id: string) => () => shop.page.locator(`#${id}`).textContent();
const frames = () => shop.page.locator('iframe').count();
const log = () => shop.run('return harness.log') as Promise<string[]>;

async function type(key: string, value: string): Promise<void> {
  await shop.page
    .frameLocator(`#react-${key} iframe`)
    .locator('form input:visible')
    .first()
    .fill(value);
}

async function expectNonce(): Promise<void> {
  await expect.poll(text('status')).toBe('ready');
  expect(await frames()).toBe(2);
  await type('number', '4111111111111111');
  await expect.poll(text('brand')).toBe('visa');
  await type('cvv', '123');
  await shop.page.click('#tokenize');
  await expect.poll(text('nonce')).toBe('tokencc_bc_123456_abcdef');
  const received = await log();
  expect(received.filter((name) => name === 'ready')).toHaveLength(1);
  expect(received).toEqual(expect.arrayContaining(['focus', 'notEmpty', 'cardTypeChange']));
  const configurations = shop.gateway.calls.filter(({ path }) => path.endsWith('/configuration'));
  expect(configurations).toHaveLength(1);
}

test.each([
  ['in a form of components', false],
  ['under StrictMode, which mounts twice', true],
])('a card becomes a nonce %s', async (_, isStrict) => {
  await show({ isStrict });
  await expectNonce();
});

test('a card becomes a nonce with React 18.2', async () => {
  await shop.close();
  shop = await openShop([olderBundle]);
  await show({ isStrict: true });
  await expectNonce();
  await shop.run('harness.hide(); return null;');
  await expect.poll(frames).toBe(0);
});

test('containers say how their field is, and keep what the SDK writes on them', async () => {
  await show();
  await expect.poll(text('status')).toBe('ready');
  const number = shop.page.locator('[data-hosted-field=number]');
  expect(await number.getAttribute('data-empty')).toBe('');
  await type('number', '4111111111111111');
  await expect.poll(() => number.getAttribute('data-valid')).toBe('');
  expect(await number.getAttribute('data-empty')).toBeNull();
  expect(await shop.page.locator('#react-number').getAttribute('class')).toContain(
    'braintree-hosted-fields-valid',
  );
});

test('a form that goes while it is created leaves nothing, and one that comes back works', async () => {
  shop.gateway.isSilent = true;
  await show({ isStrict: true });
  await expect.poll(frames).toBe(2);
  await shop.run('harness.hide(); return null;');
  await expect.poll(frames).toBe(0);
  shop.gateway.isSilent = false;
  await show({ isStrict: true });
  await expect.poll(text('status')).toBe('ready');
  expect(await frames()).toBe(2);
  expect((await log()).filter((line) => line.includes(': '))).toEqual([]);
});

test('a field that comes or goes makes the form anew', async () => {
  await show({}, { isCvvShown: false });
  await expect.poll(text('status')).toBe('ready');
  expect(await frames()).toBe(1);
  await show({}, { isCvvShown: true });
  await expect.poll(frames).toBe(2);
  await expect.poll(text('status')).toBe('ready');
  await show({}, { isCvvShown: false });
  await expect.poll(frames).toBe(1);
  await expect.poll(text('status')).toBe('ready');
});

test('a placeholder that changes is followed without a new form', async () => {
  await show({}, { placeholder: 'Card' });
  await expect.poll(text('status')).toBe('ready');
  await show({}, { placeholder: 'Karte' });
  const input = shop.page
    .frameLocator('#react-number iframe')
    .locator('form input:visible')
    .first();
  await expect.poll(() => input.getAttribute('placeholder')).toBe('Karte');
  expect((await log()).filter((name) => name === 'ready')).toHaveLength(1);
});

test('what the server rendered is taken over in the browser as it is', async () => {
  const errors = await shop.run(`return harness.hydrate(${JSON.stringify(await options())})`);
  await expect.poll(text('status')).toBe('ready');
  expect(errors).toEqual([]);
});

test('a script with another hash than the listed one is refused', async () => {
  const wrong = { 'client.min.js': `sha384-${'A'.repeat(64)}` };
  await show({ integrity: wrong });
  await expect.poll(text('connection')).toBe('failed PAY_SCRIPT_NOT_LOADED');
  await expect.poll(text('status')).toBe('failed PAY_SCRIPT_NOT_LOADED');
  expect(await shop.run('return typeof window.braintree')).toBe('undefined');
  const refusals = (await log()).filter((line) => line.includes('PAY_SCRIPT_NOT_LOADED'));
  expect(new Set(refusals.map((line) => line.split(':')[0]))).toEqual(
    new Set(['connection', 'fields']),
  );
  expect(refusals[0]).toContain('/js/client.min.js cannot be used: its hash is sha384-');
  expect(refusals[0]).toContain('See https://gateway.test/docs/errors#pay_script_not_loaded');
});

test('a script that is not in the list is not even asked for', async () => {
  const asked: string[] = [];
  shop.page.on('request', (request) => asked.push(request.url()));
  await show({ integrity: {} });
  await expect.poll(text('connection')).toBe('failed PAY_SCRIPT_NOT_LOADED');
  expect(asked.filter((url) => url.endsWith('client.min.js'))).toHaveLength(1); // by this test
});

test('an authorization that is none shows the error of the SDK', async () => {
  await show({ authorization: 'nonsense' });
  await expect.poll(text('connection')).toBe('failed CLIENT_INVALID_AUTHORIZATION');
  const address = 'https://gateway.test/docs/errors#client_invalid_authorization';
  await expect.poll(log).toContainEqual(expect.stringContaining(`See ${address}`));
  await show();
  await expect.poll(text('status')).toBe('ready');
});

test('pressing pay before there are fields says so', async () => {
  shop.gateway.isSilent = true;
  await show();
  await shop.page.click('#tokenize');
  await expect.poll(text('nonce')).toBe('undefined');
});
