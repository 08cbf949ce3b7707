import { beforeEach, expect, test } from 'vitest';
import { guestCheckout, readCheckout } from '../../../test/guest-checkout.ts';
import { openTestApp } from '../../../test/test-app.ts';

const account = {
  PAYMENT_MERCHANT_ID: 'merchant',
  PAYMENT_PUBLIC_KEY: 'public',
  PAYMENT_PRIVATE_KEY: 'a-private-key',
};

const sandbox = await openTestApp({
  settings: { ...account, PAYMENT_URL: 'http://pay.test', CYAN_CARDS: 'cardForm' },
});
const provider = await openTestApp({
  settings: { ...account, PAYMENT_URL: 'https://api.sandbox.braintreegateway.com' },
});

beforeEach(async () => {
  await sandbox.empty();
  await provider.empty();
});

async function paymentOf(app: typeof sandbox) {
  const { client, resourceId } = await guestCheckout(app, [
    { productId: 'photographic-print', size: '8x10' },
  ]);
  return (await readCheckout(client, resourceId)).body.payment;
}

test('a checkout names both providers, with what a browser may know of them', async () => {
  expect(await paymentOf(sandbox)).toEqual({
    hostedFields: { gatewayUrl: 'http://pay.test' },
    cardForm: {
      scriptUrl: 'http://pay.test/card-form/v1/card-form.js',
      global: 'AlbumenCardForm',
    },
  });
});

test('a provider that is not set up is null', async () => {
  expect(await paymentOf(provider)).toEqual({
    hostedFields: { gatewayUrl: 'https://api.sandbox.braintreegateway.com' },
    cardForm: null,
  });
});
