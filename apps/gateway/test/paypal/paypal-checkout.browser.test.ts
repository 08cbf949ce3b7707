import { beforeEach, expect, test } from 'vitest';
import { buttonOf, nonce, openPayPalRig } from './paypal-checkout-rig.ts';

const { reset, openShop, logIn, outcomeOf } = await openPayPalRig();
beforeEach(reset);

test('a payer logs in at the wallet and pays with the keyboard alone; the shop gets a nonce', async () => {
  const page = await openShop();
  await page.getByRole('button', { name: 'Pay', exact: true }).focus();
  await page.keyboard.press('Tab');
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const wallet = await logIn(await opening);
  await wallet.getByRole('button', { name: 'Pay now' }).press('Enter');
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce, type: 'PayPalAccount', details: { email: expect.stringContaining('@') } },
    approved: {
      orderID: expect.stringMatching(/^EC-/),
      paymentID: expect.stringMatching(/^PAY/),
      billingToken: null,
    },
  });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('a blocked window: onError at once', async () => {
  const page = await openShop();
  await page.evaluate('window.open = () => null');
  await buttonOf(page).click();
  expect(await outcomeOf(page)).toEqual({ failed: 'The browser did not open PayPal’s window.' });
});
