import type { FrameLocator } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openGoogleShop, request } from './google-shop.ts';

const { create, load, openShop, outcomeOf, reset, server, tools } = await openGoogleShop();
beforeEach(reset);

async function pay(sheet: FrameLocator): Promise<void> {
  await sheet.getByRole('button', { name: /^Pay/ }).press('Enter');
}

test('GOOGLE_PAYMENT_NOT_ENABLED and GOOGLE_PAYMENT_UNSUPPORTED_VERSION, at creation', async () => {
  const page = await openShop();
  expect(await create(page, 'googlePayVersion: 3')).toMatchObject({
    code: 'GOOGLE_PAYMENT_UNSUPPORTED_VERSION',
    type: 'MERCHANT',
  });
  await tools('PUT', '/sandbox/configuration', { options: { googlePayEnabled: false } });
  await page.evaluate('client.teardown()');
  expect(await create(page)).toMatchObject({
    code: 'GOOGLE_PAYMENT_NOT_ENABLED',
    type: 'MERCHANT',
  });
});

test('a request that was changed for another merchant tokenizes nothing', async () => {
  const page = await openShop();
  const forged = `(() => { const forged = ${request};
    forged.allowedPaymentMethods[0].tokenizationSpecification.parameters['braintree:merchantId'] = 'integration_merchant_id';
    return forged; })()`;
  await pay(await load(page, forged));
  expect(await outcomeOf(page)).toMatchObject({ code: 'GOOGLE_PAYMENT_GATEWAY_ERROR' });
});

test('a card whose bank declines is tokenized, and declined when it is charged', async () => {
  const page = await openShop();
  const sheet = await load(page, request);
  await sheet.getByLabel(/declines every charge/).check();
  await pay(sheet);
  const { payload } = (await outcomeOf(page)) as { payload: { nonce: string } };
  const sale = await server.transaction.sale({
    amount: '12.00',
    paymentMethodNonce: payload.nonce,
  });
  expect(sale).toMatchObject({
    success: false,
    transaction: { status: 'processor_declined', processorResponseCode: '2000' },
  });
});

test('Google out of order rejects as Google does', async () => {
  const page = await openShop();
  const sheet = await load(page, request);
  await sheet.getByText('Other endings to try').click();
  await sheet.getByRole('button', { name: 'Google is out of order' }).click();
  expect(await outcomeOf(page)).toEqual({ statusCode: 'INTERNAL_ERROR' });
});

test('a request of the first version is answered in the first version', async () => {
  const page = await openShop('googlePayVersion: 1');
  const first = `googlePayment.createPaymentDataRequest({ emailRequired: true,
    cardRequirements: { allowedCardNetworks: ['AMEX'], billingAddressRequired: true },
    transactionInfo: { currencyCode: 'EUR', totalPriceStatus: 'FINAL', totalPrice: 12 } })`;
  const sheet = await load(page, first);
  await pay(sheet);
  expect(await outcomeOf(page)).toMatchObject({
    payload: { details: { cardType: 'American Express', isNetworkTokenized: false } },
  });
  expect(await page.evaluate('answer')).toMatchObject({
    email: 'ada.wallet@example.com',
    cardInfo: { cardNetwork: 'AMEX', billingAddress: { countryCode: 'US' } },
    paymentMethodToken: { tokenizationType: 'PAYMENT_GATEWAY' },
  });
});

test('a change of address is asked of the shop, and shipping and price follow', async () => {
  const page = await openShop();
  const asked = `googlePayment.createPaymentDataRequest({
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    shippingAddressRequired: true, shippingOptionRequired: true,
    shippingOptionParameters: { shippingOptions: [{ id: 'post', label: 'Post' }] },
    transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'ESTIMATED', totalPrice: '12.00' } })`;
  const callbacks = `{
    onPaymentDataChanged: ({ shippingAddress: { countryCode }, shippingOptionData }) => countryCode === 'CA' ? {
      newShippingOptionParameters: { shippingOptions: [{ id: 'air', label: 'Air' }] },
      newTransactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '20.00' } } : {},
    onPaymentAuthorized: () => ({ transactionState: window.isRefused ? 'ERROR' : 'SUCCESS', error: { message: 'Try another card.' } }) }`;
  await page.evaluate('window.isRefused = true');
  const sheet = await load(page, asked, callbacks);
  await sheet.getByLabel(/Toronto/).check();
  await sheet.getByRole('button', { name: 'Pay $20.00' }).click();
  await sheet.getByText('Try another card.').waitFor();
  await page.evaluate('window.isRefused = false');
  await sheet.getByRole('button', { name: 'Pay $20.00' }).click();
  expect(await outcomeOf(page)).toMatchObject({ payload: { type: 'AndroidPayCard' } });
  expect(await page.evaluate('answer')).toMatchObject({
    shippingAddress: { locality: 'Toronto', postalCode: 'M5V 1Z4' },
    shippingOptionData: { id: 'air' },
  });
});

test('a wallet that holds none of the cards asked for pays nothing', async () => {
  const page = await openShop();
  const none = request.replace(
    '({ ',
    `({ allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedCardNetworks: ['ELO'] } }], `,
  );
  const sheet = await load(page, none);
  await sheet.getByText('This wallet has no card that the shop takes.').waitFor();
  await sheet.getByRole('button', { name: 'Cancel payment' }).click();
  expect(await outcomeOf(page)).toEqual({ statusCode: 'CANCELED' });
});
