/** Every program of the SDK's documentation, extracted from its page and run with the real gateway. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@albumen/server-kit/free-port';
import type { Page } from '@playwright/test';
import { build } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { openSdkRig } from './sdk-rig.ts';
import { openTools } from './test-tools.ts';
import { openSecurePage } from './three-d-secure/secure-card.ts';
import { demoServerKeys, serverSdk } from './server-sdk.ts';

const repository = join(import.meta.dirname, '../../..');
const docs = join(repository, 'packages/pay/docs');
const places = ['number', 'date', 'cvv'].map((id) => `<div id="${id}" style="height: 40px"></div>`);
const { gateway, port, browser, payDist } = await openSdkRig({
  pages: () => (request, reply) => {
    if (request.url === '/pay') return reply.end('Paid');
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/paypal') return reply.end(program('paypal', 'paypal.html'));
    return reply.end(`<!doctype html>
<html lang="en"><title>Shop</title><div id="root"></div>${places.join('')}
<button id="french">Français</button><p id="outcome"></p></html>`);
  },
  poolSize: 4,
});
const tools = openTools(gateway.app);
const { hostname, port: gatewayPort } = new URL(gateway.origin);

// Below the repository, so that programs find the packages that they import.
const cache = join(repository, 'node_modules/.cache');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, 'albumen-docs-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Page → file name → program, all that is marked with a language. */
const programs = new Map<string, Map<string, string>>();
for (const file of await readdir(docs)) {
  const text = await readFile(join(docs, file), 'utf8');
  const found = new Map<string, string>();
  for (const [, language = '', name = '', code = ''] of text.matchAll(
    /^```(\w+) ?([\w.-]*)\n([\s\S]*?)^```$/gm,
  )) {
    if (language !== 'sh' && language !== 'json') found.set(name, code);
  }
  programs.set(file.replace('.md', ''), found);
}

/** A program as it stands on its page, but for the address of the gateway. */
function program(page: string, file: string): string {
  const code = programs.get(page)?.get(file);
  if (code === undefined) throw new Error(`${page}.md has no ${file}`);
  return code
    .replaceAll('http://localhost:3001', gateway.origin)
    .replaceAll("'localhost', '3001'", `'${hostname}', '${gatewayPort}'`);
}

/** Starts a page's server, with its other files beside it. */
async function startServer(page: string): Promise<string> {
  const place = join(folder, page);
  await mkdir(place);
  for (const file of programs.get(page)?.keys() ?? []) {
    await writeFile(join(place, file), program(page, file));
  }
  const own = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(own),
    GATEWAY_PRIVATE_KEY: demoServerKeys.privateKey,
  };
  children.push(spawn(process.execPath, ['server.mjs'], { cwd: place, env, stdio: 'inherit' }));
  const url = `http://localhost:${own}`;
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (await fetch(url).catch(() => undefined)) return url;
    await sleep(100);
  }
  throw new Error(`${page} does not start`);
}

/** A page's module with all that it imports, as a bundler makes it of the packages. */
async function bundle(page: string, file: string, more = ''): Promise<string> {
  const input = join(folder, `${page}-${file}`);
  await writeFile(input, program(page, file) + more);
  const { output } = await build({
    input,
    platform: 'browser',
    resolve: {
      alias: {
        '@albumen/pay/release': join(payDist, 'npm/release.js'),
        '@albumen/pay-react': join(repository, 'packages/pay-react/src/index.ts'),
        '@albumen/pay': join(payDist, 'npm/index.js'),
      },
    },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic' },
    },
    write: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}

async function openShop(url = `http://localhost:${port}`): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

const inside = (page: Page, frame: string) =>
  page.frameLocator(`${frame} iframe`).locator('form input:visible').first();

async function typeCard(page: Page, number: string, frames = ['#number', '#date', '#cvv']) {
  const texts = [number, '1234', '123'];
  for (const [place, frame] of frames.entries()) {
    await inside(page, frame).fill(String(texts[place]));
  }
}

const outcome = (page: Page) => () => page.locator('#outcome').textContent();

test('no program is on a page that no test runs', () => {
  const files = [...programs].flatMap(([page, found]) =>
    [...found.keys()].map((it) => `${page}/${it}`),
  );
  expect(new Set(files)).toEqual(
    new Set([
      'quick-start/page.html',
      'quick-start/server.mjs',
      'fields/fields.js',
      'paypal/paypal.html',
      'react/checkout.jsx',
      'server/server.mjs',
      'three-d-secure/verify.js',
    ]),
  );
});

test('quick start: a page and a server that charges what was typed', async () => {
  const page = await openShop(await startServer('quick-start'));
  await typeCard(page, '4111111111111111');
  await page.click('button:enabled');
  await expect.poll(outcome(page)).toBe('Paid: submitted_for_settlement');
  expect(
    await page.locator('#number iframe').evaluate((frame) => frame.clientHeight),
  ).toBeGreaterThan(30);
});

test('fields: what is wrong is shown in two languages', async () => {
  const page = await openShop();
  await page.addScriptTag({ content: await bundle('fields', 'fields.js') });
  await inside(page, '#number').fill('4111');
  await inside(page, '#cvv').focus();
  await expect.poll(outcome(page)).toBe('Bitte vervollständigen Sie dieses Feld.');
  await page.click('#french');
  await expect.poll(outcome(page)).toBe('Veuillez compléter ce champ.');
});

test('React: the card form of the page pays', async () => {
  const more = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
document.getElementById('outcome').remove();
createRoot(document.getElementById('root')).render(createElement(Checkout));`;
  const page = await openShop();
  await page.addScriptTag({ content: await bundle('react', 'checkout.jsx', more) });
  const frames = ['number', 'expirationDate', 'cvv'].map((name) => `[data-hosted-field=${name}]`);
  await typeCard(page, '4111111111111111', frames);
  await page.click('button[type=submit]:enabled');
  await expect.poll(outcome(page)).toBe('Paid');
});

test('PayPal: what Maya approves in her window is charged', async () => {
  const page = await openShop(`http://localhost:${port}/paypal`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal SANDBOX' }).click();
  const wallet = await opening;
  await wallet.getByRole('button', { name: /Maya/ }).click();
  await wallet.getByRole('button', { name: /^Pay / }).click();
  await expect.poll(outcome(page)).toBe('Paid');
});

test('the server: a client token, a charge, its money back, a webhook', async () => {
  const url = await startServer('server');
  const added = await tools('POST', '/console/webhook-addresses', { url: `${url}/webhooks` });
  expect(added.status).toBe(201);
  const post = async (path: string, body = '') =>
    (await fetch(url + path, { method: 'POST', body })).text();
  const token = await post('/client-token');
  expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ version: 2 });
  const id = await post('/pay', 'fake-valid-nonce');
  expect(id).toMatch(/^[a-z0-9]+$/);
  expect(await post('/give-back', id)).toBe('voided');
  const settled = await post('/pay', 'fake-valid-nonce');
  expect(await post('/settle', settled)).toBe('settled');
  expect(await post('/give-back', settled)).toBe('submitted_for_settlement');
  const sdk = serverSdk(gateway.origin, demoServerKeys);
  const sample = await sdk.webhookTesting.sampleNotification('transaction_settled', 'abc');
  const { bt_signature, bt_payload } = sample as unknown as Record<string, string>; // its types say text
  const signed = new URLSearchParams({
    bt_signature: `${bt_signature}`,
    bt_payload: `${bt_payload}`,
  });
  expect(await post('/webhooks', signed.toString())).toBe('handled');
  expect(await post('/webhooks', 'bt_signature=x&bt_payload=y')).not.toBe('handled');
});

test('3-D Secure: the nonce that the bank has confirmed', async () => {
  await openSecurePage(gateway);
  const authorization = JSON.stringify(await clientToken(gateway));
  const page = await openShop();
  for (const name of ['client', 'hosted-fields', 'three-d-secure']) {
    await page.addScriptTag({ url: `${gateway.origin}/web/3.109.0/js/${name}.min.js` });
  }
  await page.addScriptTag({ content: program('three-d-secure', 'verify.js') });
  await page.evaluate(`(async () => {
    window.client = await braintree.client.create({ authorization: ${JSON.stringify(authorization)} });
    window.fields = await braintree.hostedFields.create({ client, fields: {
      number: { container: '#number' }, expirationDate: { container: '#date' }, cvv: { container: '#cvv' },
    } });
  })()`);
  await typeCard(page, '4000000000001000');
  const verified = await page.evaluate('payVerified(client, fields)');
  expect(verified).toMatchObject({ nonce: expect.any(String), isShifted: true });
});

const paidCards = [
  ...(await readFile(join(docs, 'test-values.md'), 'utf8')).matchAll(/^\| ([\d ]+) \| [^|]*paid/gm),
].map(([, number = '']) => number.replaceAll(' ', ''));

test.each(paidCards)('test values: %s pays, and 2000.00 is declined', async (number) => {
  const sdk = serverSdk(gateway.origin, demoServerKeys);
  const creditCard = { number, expirationDate: '12/2034' };
  const paid = await sdk.transaction.sale({ amount: '12.00', creditCard });
  expect(paid.success).toBe(true);
  const declined = await sdk.transaction.sale({ amount: '2000.00', creditCard });
  expect(declined.transaction.processorResponseText).toBe('Do Not Honor');
});
