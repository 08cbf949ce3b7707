import { axeFaults } from '@albumen/test-kit/axe';
import { expect, test } from 'vitest';
import { openPayPalShop, outcomeOf } from './paypal-shop.ts';

const { server, openShop, askInWindow } = await openPayPalShop();

test('a payer logs in by keyboard, chooses how it is sent and paid, and a server charges the nonce once', async () => {
  const page = await openShop();
  const wallet = await askInWindow(page, {
    enableShippingAddress: true,
    offerPayLater: true,
    useraction: 'commit',
  });
  expect(await axeFaults(wallet)).toEqual([]);
  await wallet.getByLabel('Email').fill('maya@wallet.example');
  await wallet.getByLabel('Password').fill('sandbox-wallet');
  await wallet.getByLabel('Password').press('Enter');
  await wallet.getByRole('radio', { name: /^Fields Studio/ }).check();
  await wallet.getByRole('radio', { name: /^Pay Later/ }).check();
  expect(await axeFaults(wallet)).toEqual([]);
  await wallet.getByRole('button', { name: 'Pay now' }).press('Enter');
  const { payload } = await outcomeOf(page);
  expect(payload).toMatchObject({
    nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'PayPalAccount',
    details: { email: 'maya@wallet.example', shippingAddress: { city: 'Portland' } },
    creditFinancingOffered: { term: 4, payerAcceptance: true },
  });
  const sale = { amount: '25.00', paymentMethodNonce: payload?.nonce ?? '' };
  expect(await server.transaction.sale(sale)).toMatchObject({
    success: true,
    transaction: { paymentInstrumentType: 'paypal_account' },
  });
  expect((await server.transaction.sale({ ...sale, orderId: 'x' })).success).toBe(false);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('cancel in the wallet is PAYPAL_POPUP_CLOSED, and another payment can begin', async () => {
  const page = await openShop();
  const wallet = await askInWindow(page);
  await wallet.getByRole('button', { name: /^Cancel/ }).click();
  expect(await outcomeOf(page)).toEqual({ code: 'PAYPAL_POPUP_CLOSED', type: 'CUSTOMER' });
  const again = await askInWindow(page);
  await again.getByRole('button', { name: /^Noah/ }).click();
  await again.getByRole('button', { name: 'Continue' }).click();
  const { payload } = await outcomeOf(page);
  const sale = { amount: '25.00', paymentMethodNonce: payload?.nonce ?? '' };
  const { success, transaction } = await server.transaction.sale(sale);
  expect([success, transaction.status]).toEqual([false, 'processor_declined']);
});
