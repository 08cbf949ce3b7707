import { axeFaults } from '@albumen/test-kit/axe';
import { beforeEach, expect, test } from 'vitest';
import { buttonOf, openPayPalRig } from './paypal-checkout-rig.ts';

const { reset, openShop, outcomeOf } = await openPayPalRig();
beforeEach(reset);

test('PayPal’s buttons of every color, shape and label are readable and named', async () => {
  const page = await openShop();
  await page.evaluate(`(async () => {
    for (const color of ['gold', 'blue', 'silver', 'white', 'black']) {
      for (const [shape, label] of [['rect', 'checkout'], ['pill', 'buynow'], ['sharp', 'pay']]) {
        await paypal.Buttons({ style: { color, shape, label }, createOrder: () => 'EC-1' }).render('main');
      }
    }
  })()`);
  expect(
    await page
      .locator('button.gold, button.blue, button.silver, button.white, button.black')
      .count(),
  ).toBe(32);
  expect(await axeFaults(page)).toEqual([]);
});

test('a view inside an app, which opens no window: onError says so, and no payment is created', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
  const page = await openShop({ options: { userAgent } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // What such a view answers; the test's browser has windows whatever it calls itself.
  await page.evaluate('window.open = () => null; 0');
  await buttonOf(page).press('Enter');
  expect(await outcomeOf(page)).toEqual({ failed: 'The browser did not open PayPal’s window.' });
  expect(await page.locator('iframe[src*="/wallet/"]').count()).toBe(0);
  expect(asked.filter((url) => url.includes('create_payment_resource'))).toEqual([]);
});
