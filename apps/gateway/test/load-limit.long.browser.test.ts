import { beforeEach, expect, test } from 'vitest';
import { openSdkShop } from './sdk-shop.ts';
import { demoKey } from './test-page.ts';

const { reset, openPage } = await openSdkShop();
beforeEach(reset);

test.each([
  ['local-payment', 'localPayment', 'local-payment.load.timed-out'],
  ['paypal', 'paypal', 'paypal.load.timed-out'],
  ['paypal-checkout', 'paypalCheckout', 'paypal-checkout.frame-service.timed-out'],
  ['masterpass', 'masterpass', 'masterpass.load.timed-out'],
  ['sepa', 'sepa', 'sepa.load.timed-out'],
  ['payment-request', 'paymentRequest', 'payment-request.load.timed-out'],
])('%s, whose frame does not come, tells analytics after a minute and goes on', async (...row) => {
  const [script, name, kind] = row;
  const page = await openPage('/', ['client', script]);
  await page.route(/(dispatch|payment-request)-frame\.min\.html/, (route) => route.abort());
  await page.clock.install({ time: '2026-01-01T10:00:00' });
  await page.clock.pauseAt('2026-01-01T11:00:00');
  await page.evaluate(`window.client = braintree.client.create(
    { authorization: '${demoKey.tokenizationKey}' }); client.then(() => 0)`);
  const frame = page.waitForRequest(/(dispatch|payment-request)-frame\.min\.html/);
  await page.evaluate(`window.ended = 'nothing';
    client.then((client) => braintree.${name}.create({ client })).then(
      () => { ended = 'ready'; }, ({ code }) => { ended = code; }); 0`);
  await frame;
  const sent: string[] = [];
  page.on('request', (request) => {
    const { analytics = [] } = JSON.parse(request.postData() ?? '{}') as {
      analytics?: { kind: string }[];
    };
    sent.push(...analytics.map((event) => event.kind));
  });
  await page.clock.runFor(59_000);
  expect(sent).not.toContain(`web.${kind}`);
  await page.clock.runFor(1_500);
  await expect.poll(() => sent).toContain(`web.${kind}`);
  // PayPal Checkout needs its frame for one of its methods alone.
  expect(await page.evaluate('ended')).toBe(name === 'paypalCheckout' ? 'ready' : 'nothing');
});
