import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { openSecurePage } from './three-d-secure/secure-card.ts';
import { openSdkShop } from './sdk-shop.ts';

const rig = await openSdkShop();
beforeEach(rig.reset);

/** Module → what it is created with, besides the client. */
const components: Readonly<Record<string, string>> = {
  'hosted-fields': `{ fields: { number: { container: '#number' } } }`,
  'data-collector': '{}',
  'local-payment': '{}',
  sepa: '{}',
  'three-d-secure': '{ version: 2 }',
  'preferred-payment-methods': '{}',
  masterpass: '{}',
  paypal: '{}',
  'paypal-checkout': '{}',
  'google-payment': '{ googlePayVersion: 2 }',
};

/** A page that may load what the policy lists and nothing else; what it refuses is in `violations`. */
async function openStrict(): Promise<Page> {
  await openSecurePage(rig);
  const page = await (await rig.browser.newContext()).newPage();
  await page.addInitScript(`window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push([violatedDirective, blockedURI, sample]));`);
  const scripts = ['client', ...Object.keys(components)].join(' ');
  await page.goto(`${rig.shop}/strict?scripts=${encodeURIComponent(scripts)}`);
  const token = Buffer.from(JSON.stringify(await clientToken(rig))).toString('base64');
  await page.evaluate(`(async () => {
    window.client = await braintree.client.create({ authorization: '${token}' });
    window.made = {};
    const components = {${Object.entries(components)
      .map(([name, options]) => `'${name}': ${options}`)
      .join(', ')}};
    for (const [name, options] of Object.entries(components)) {
      const module = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      made[module] = await braintree[module].create({ ...options, client });
    }
  })()`);
  return page;
}

/** A click that makes this call, and the button that its window is answered with. */
async function payInWindow(page: Page, call: string, button: string): Promise<unknown> {
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    window.outcome = ${call}.then(({ nonce }) => typeof nonce, ({ code }) => code); }`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await (await opening).getByRole('button', { name: button }).click();
  return page.evaluate('outcome');
}

test('every component works on a page whose policy allows the gateway alone, and violates nothing', async () => {
  const page = await openStrict();
  const paid = await payInWindow(
    page,
    `made.localPayment.startPayment({ paymentType: 'ideal', amount: '25.00', currencyCode: 'EUR',
      givenName: 'Anna', surname: 'de Vries', fallback: { url: location.href, buttonText: 'Back' },
      onPaymentStart: (data, start) => start() })`,
    'Pay €25.00',
  );
  const given = await payInWindow(
    page,
    `made.sepa.tokenize({ iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
      mandateType: 'ONE_OFF', customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE' })`,
    'Give mandate',
  );
  const number = page.frameLocator('#number iframe').locator('form input:visible').first();
  await number.fill('4000000000001091');
  // The page hears from the frame a moment later.
  await page.waitForFunction(`made.hostedFields.getState().fields.number.isValid`);
  expect([paid, given]).toEqual(['string', 'string']);
  // A component that has no client beside it brings one.
  const brought = await page.evaluate(`(async () => {
    const { authorization } = client.getConfiguration();
    delete braintree.client;
    return typeof (await braintree.dataCollector.create({ authorization })).deviceData;
  })()`);
  expect(brought).toBe('string');
  expect(await page.evaluate('violations')).toEqual([]);
});
