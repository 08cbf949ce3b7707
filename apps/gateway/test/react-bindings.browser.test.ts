/** Every React binding but a card's, with the real scripts and this gateway. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { openSdkShop } from './sdk-shop.ts';
import { demoKey } from './test-page.ts';

const { origin, openPage } = await openSdkShop();
const { output } = await build({
  input: join(import.meta.dirname, '../../../packages/pay-react/test/bindings.fixture.tsx'),
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"development"' } },
  write: false,
  output: { format: 'iife' },
});

const bindings = [
  ['useLocalPayment', 'localPayment', 'local-payment'],
  ['useSepa', 'sepa', 'sepa'],
  ['usePayPal', 'paypal', 'paypal'],
  ['usePayPalCheckout', 'paypalCheckout', 'paypal-checkout'],
  ['useMasterpass', 'masterpass', 'masterpass'],
  ['useGooglePay', 'googlePayment', 'google-payment'],
  ['usePaymentRequest', 'paymentRequest', 'payment-request'],
] as const;
const preferred = 'preferred-payment-methods';
const files = ['client', preferred, ...bindings.map(([, , file]) => file)].map(
  (name) => `${name}.min.js`,
);
const integrity = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => {
      const script = await (await fetch(`${origin}/web/3.109.0/js/${file}`)).text();
      return [file, `sha384-${createHash('sha384').update(script).digest('base64')}`] as const;
    }),
  ),
);

const page = await openPage('/', []);
await page.addScriptTag({ content: output[0].code });

async function show(name: string): Promise<void> {
  const options = { gatewayUrl: origin, integrity, authorization: demoKey.tokenizationKey };
  await page.evaluate(`harness.show('${name}', ${JSON.stringify(options)})`);
}

const status = () => page.locator('#status').textContent();
const count = (module: string) => () => page.evaluate(`harness.counts['${module}']`);

test.each(bindings)(
  '%s fails where its script is kept away, then is made once, ends while its page is hidden, and goes with it',
  async (name, module, file) => {
    const script = `**/${file}.min.js`;
    await page.route(script, (route) => route.abort());
    await show(name);
    await expect.poll(status).toBe('failed PAY_SCRIPT_NOT_LOADED');
    await page.unroute(script);
    await page.click('#retry');
    await expect.poll(status).toBe('ready');
    expect(await count(module)()).toEqual({ made: 1, gone: 0 });
    await page.evaluate('harness.draw(true)');
    await expect.poll(count(module)).toEqual({ made: 1, gone: 1 });
    await page.evaluate('harness.draw()');
    await expect.poll(count(module)).toEqual({ made: 2, gone: 1 });
    await expect.poll(status).toBe('ready');
    await page.evaluate('harness.hide()');
    await expect.poll(count(module)).toEqual({ made: 2, gone: 2 });
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  },
);

test('usePreferredPaymentMethods: not being able to ask is no failure, else it asks once', async () => {
  const script = `**/${preferred}.min.js`;
  const kept = page.waitForEvent('requestfailed');
  await page.route(script, (route) => route.abort());
  await show('usePreferredPaymentMethods');
  await kept;
  await expect.poll(status).toBe('known');
  await page.unroute(script);
  await page.evaluate('harness.hide()');
  await show('usePreferredPaymentMethods');
  await expect.poll(status).toBe('known');
  await expect.poll(count('preferredPaymentMethods')).toEqual({ made: 1, gone: 1 });
  await page.evaluate('harness.hide()');
});

test('PayPal’s buttons are drawn once, and go with their page', async () => {
  await show('PayPalButtons');
  const button = page.getByRole('button', { name: 'PayPal SANDBOX' });
  await button.waitFor();
  expect(await page.locator('.paypal > *').count()).toBe(1);
  expect(await count('paypalCheckout')()).toEqual({ made: 1, gone: 0 });
  await page.evaluate('harness.hide()');
  await expect.poll(count('paypalCheckout')).toEqual({ made: 1, gone: 1 });
  await expect.poll(() => button.count()).toBe(0);
});
