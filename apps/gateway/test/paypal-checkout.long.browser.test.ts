import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { nonce, openPayPalStage, orderOptions } from './paypal-checkout-stage.ts';

const { reset, openShop, pressButton, logIn, outcomeOf } = await openPayPalStage();
beforeEach(reset);

const approve = (wallet: Page) =>
  wallet.getByRole('button', { name: /^(Pay now|Agree and continue)$/ }).click();

test('cancel at the wallet, and a closed window: onCancel, and the button works again', async () => {
  const page = await openShop();
  const wallet = await logIn(await pressButton(page));
  await wallet.getByRole('button', { name: /^Cancel and return/ }).click();
  expect(await outcomeOf(page)).toEqual({ canceled: { orderID: expect.stringMatching(/^EC-/) } });
  const again = await pressButton(page);
  await again.getByRole('heading', { name: 'Log in to your wallet' }).waitFor();
  await again.close();
  expect(await outcomeOf(page)).toHaveProperty('canceled');
});

test('shipping: the shop is asked, updates the price, and refuses what it does not ship', async () => {
  const page = await openShop({
    payment: `{ ...${orderOptions}, enableShippingAddress: true, shippingOptions: shipping('mail') }`,
    buttons: `onShippingChange: async (data, actions) => {
      log.push(data.selected_shipping_option.id);
      if (data.selected_shipping_option.id === 'drone') return actions.reject();
      await paypalCheckout.updatePayment({ paymentId: data.paymentId, currency: 'USD', amount: '19.50',
        shippingOptions: shipping(data.selected_shipping_option.id) });
    }`,
  });
  await page.evaluate(`window.log = []; window.shipping = (selected) => [['mail', '0.00'], ['courier', '9.00'], ['drone', '50.00']]
    .map(([id, value]) => ({ id, label: id, type: 'SHIPPING', selected: id === selected, amount: { currency: 'USD', value } })); 0`);
  const wallet = await logIn(await pressButton(page));
  await wallet.getByRole('radio', { name: /^courier/ }).click();
  await expect.poll(() => wallet.locator('p[data-total]').textContent()).toBe('$19.50 USD');
  await wallet.getByRole('radio', { name: /^drone/ }).click();
  await wallet.getByRole('alert').getByText('The shop does not ship that way.').waitFor();
  expect(await wallet.getByRole('radio', { name: /^courier/ }).isChecked()).toBe(true);
  await approve(wallet);
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce, shippingOptionId: 'courier' },
  });
  expect(await page.evaluate('log')).toEqual(['courier', 'drone']);
});

test('a billing agreement: the vault’s nonce', async () => {
  const page = await openShop({
    sdk: '{ vault: true }',
    payment: "{ flow: 'vault', billingAgreementDescription: 'A print a month' }",
  });
  const wallet = await logIn(await pressButton(page));
  await wallet.getByText('A print a month').waitFor();
  await approve(wallet);
  expect(await outcomeOf(page)).toMatchObject({
    payload: { nonce, type: 'PayPalAccount' },
    approved: { orderID: null, billingToken: expect.stringMatching(/^BA-/) },
  });
});
