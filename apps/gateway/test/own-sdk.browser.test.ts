import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { startTestGateway } from './test-gateway.ts';
import { demoKey } from './test-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'albumen-own-sdk-'));
const payDist = join(folder, 'dist');
const build = join(import.meta.dirname, '../../../packages/pay/scripts/build.ts');
await promisify(execFile)(process.execPath, [build, '--out', payDist]);
const gateway = await startTestGateway({ payDist });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--site-per-process'],
});

afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const shop = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
<div id="number"></div><div id="date"></div><div id="cvv"></div></html>`;

// A real server: what a test serves by itself counts as remote and may not load from loopback.
const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(shop));
server.listen(0, '127.0.0.1');
await once(server, 'listening');

async function openShop(...components: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  for (const component of components) {
    await page.addScriptTag({ url: `${gateway.origin}/web/3.109.0/js/${component}.min.js` });
  }
  return page;
}

test.each(['a key', 'a client token'])(
  'our client reads the configuration with %s',
  async (kind) => {
    const page = await openShop('client');
    const token = JSON.stringify(await clientToken(gateway));
    const authorization = kind === 'a key' ? demoKey.tokenizationKey : token;
    const configuration = await page.evaluate(
      `braintree.client.create({ authorization: ${JSON.stringify(authorization)} }).then((client) => client.getConfiguration())`,
    );
    expect(configuration).toMatchObject({
      gatewayConfiguration: {
        environment: 'sandbox',
        merchantId: 'albumen_sandbox',
        creditCards: { supportedCardTypes: expect.arrayContaining(['Visa']) },
      },
    });
  },
);

test('our preferred methods and device data come from it', async () => {
  const page = await openShop('client', 'preferred-payment-methods', 'data-collector');
  const answers = await page.evaluate(`(async () => {
    const client = await braintree.client.create({ authorization: '${demoKey.tokenizationKey}' });
    const preferred = await braintree.preferredPaymentMethods.create({ client });
    const collector = await braintree.dataCollector.create({ client });
    return [await preferred.fetchPreferredPaymentMethods(), Object.keys(collector.rawDeviceData)];
  })()`);
  expect(answers).toEqual([
    { paypalPreferred: expect.any(Boolean), venmoPreferred: expect.any(Boolean) },
    ['correlation_id'],
  ]);
});

test('a card typed into our fields becomes a nonce, and the page never sees it', async () => {
  const page = await openShop('client', 'hosted-fields');
  await page.evaluate(`(async () => {
    window.fields = await braintree.hostedFields.create({
      authorization: '${demoKey.tokenizationKey}',
      fields: {
        number: { container: '#number' },
        expirationDate: { container: '#date' },
        cvv: { container: '#cvv' },
      },
    });
  })()`);
  for (const [id, text] of [
    ['number', '4111111111111111'],
    ['date', '1234'],
    ['cvv', '123'],
  ] as const) {
    await page.frameLocator(`#${id} iframe`).locator('form input:visible').first().fill(text);
  }
  const payload = await page.evaluate('fields.tokenize()');
  expect(payload).toMatchObject({
    nonce: expect.any(String),
    type: 'CreditCard',
    details: { lastFour: '1111', cardType: 'Visa' },
  });
  expect(JSON.stringify(payload)).not.toContain('4111111111111111');
});
