/**
 * The provider's own Drop-in, as npm has it, at our gateway: a program that nobody here wrote, which
 * brings a newer release of the SDK along and uses most of it.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { launchChromium } from '@albumen/test-kit/chromium';
import type { Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import {
  openProviderHosts,
  type SeenRequest,
} from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import { startSandboxGateway } from '../../../../scripts/lib/conformance-rig/sandbox-gateway.ts';
import { openShopServer } from '../../../../scripts/lib/conformance-rig/shop-server.ts';

const require = createRequire(import.meta.url);
const dropIn = dirname(require.resolve('braintree-web-drop-in/package.json'));
const itsSdk = dirname(
  createRequire(join(dropIn, 'index.js')).resolve('braintree-web/package.json'),
);
const text = (path: string): Promise<string> => readFile(path, 'utf8');

await using opened = new AsyncDisposableStack();
const gateway = opened.use(await startSandboxGateway());
const hosts = opened.use(await openProviderHosts(gateway.origin));
const shop = opened.use(
  await openShopServer(() => ({
    html: `<!doctype html><html lang="en"><title>Shop</title>
<script src="https://js.braintreegateway.com/web/dropin/js/dropin.js"></script><div id="form"></div></html>`,
  })),
);
const browser = opened.use(await launchChromium(['--site-per-process', ...hosts.browserArgs]));
const all = opened.move();
afterAll(() => all.disposeAsync());

hosts.answer = fromNpm;

/** The provider's network serves its own files; frames and calls are the gateway's. */
async function fromNpm({ host, url }: SeenRequest) {
  if (url.endsWith('/dropin.js')) {
    const body = await text(join(dropIn, 'dist/browser/dropin.js'));
    return { type: 'text/javascript', body };
  }
  if (url.endsWith('/dropin.css')) {
    return { type: 'text/css', body: await text(join(dropIn, 'dropin.css')) };
  }
  const [, component] = /\/js\/([a-z-]+)\.min\.js$/.exec(url) ?? [];
  if (host !== 'js.braintreegateway.com' || component === undefined) return undefined;
  return {
    type: 'text/javascript',
    body: await text(join(itsSdk, `dist/browser/${component}.js`)),
  };
}

async function openForm(options: object): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(shop.origin);
  await page.evaluate(
    `braintree.dropin.create(${JSON.stringify({ container: '#form', ...options })})
      .then((instance) => { window.form = instance; })`,
  );
  return page;
}

/** The merchant asks for no CVV, so the form does not either. */
async function typeCard(page: Page): Promise<void> {
  const card = { number: '4111111111111111', expirationDate: '1234' };
  for (const [key, digits] of Object.entries(card)) {
    const field = page.frameLocator(`#braintree-hosted-field-${key}`);
    await field.locator(`[data-braintree-name="${key}"]`).pressSequentially(digits);
  }
  // The form hears of a field's last digit a moment later, and refuses a payment before.
  await page.waitForFunction('form.isPaymentMethodRequestable()');
}

/** The gateway's answer to a sale of what the form gave. */
async function charge(nonce: string): Promise<string> {
  const transaction = { type: 'sale', amount: '10.00', payment_method_nonce: nonce };
  return gateway.tools.call('POST', '/transactions', { transaction });
}

interface Payload {
  nonce: string;
  type: string;
  liabilityShifted?: boolean;
  deviceData?: string;
  details: { lastFour: string };
}

function requestPayment(page: Page, options?: object): Promise<Payload> {
  return page.evaluate(`form.requestPaymentMethod(${JSON.stringify(options ?? {})})`);
}

test('a card is typed into its form and charged', async () => {
  const page = await openForm({ authorization: gateway.merchant.tokenizationKey });
  await typeCard(page);
  const { nonce, type } = await requestPayment(page);
  expect(type).toBe('CreditCard');
  expect(await charge(nonce)).toContain('<status>authorized</status>');
});

test('a card is verified with 3-D Secure, kept, offered again and charged', async () => {
  const customer_id = await gateway.tools.customer();
  const authorization = await gateway.tools.clientToken({ customer_id });
  const page = await openForm({ authorization, threeDSecure: true, dataCollector: true });
  await typeCard(page);
  const first = await requestPayment(page, { threeDSecure: { amount: '10.00' } });
  expect(first.liabilityShifted).toBe(true);
  expect(JSON.parse(first.deviceData ?? '')).toHaveProperty('correlation_id');
  const again = await gateway.tools.clientToken({ customer_id });
  const later = await openForm({ authorization: again });
  // It says that it is made before it has chosen what it shows.
  await later.locator('.braintree-method--active').filter({ hasText: '1111' }).waitFor();
  const { nonce, details } = await requestPayment(later);
  expect(details.lastFour).toBe('1111');
  expect(await charge(nonce)).toContain('<status>authorized</status>');
});
