import type braintree from 'braintree';
import { expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

function sell(change: object) {
  const request: braintree.TransactionRequest = {
    amount: '10.00',
    paymentMethodNonce: 'fake-paypal-one-time-nonce',
    ...change,
  };
  return gateway.transaction.sale(request); // with fields that its types leave out
}

test.each<[string, object, object]>([
  ['nothing', {}, { payerEmail: 'payer@example.com', payerFirstName: 'Pat' }],
  ['a payee', { options: { payeeEmail: 'a@b.example' } }, { payeeEmail: 'a@b.example' }],
  ['a payee’s id', { options: { payeeId: 'fake-payee' } }, { payeeId: 'fake-payee' }],
  [
    'a payee of PayPal',
    { options: { paypal: { payeeEmail: 'a@b.example' } } },
    { payeeEmail: 'a@b.example' },
  ],
  ['a payee’s id of PayPal', { options: { paypal: { payeeId: 'p' } } }, { payeeId: 'p' }],
  [
    'a payee of the account',
    { paypalAccount: { payeeEmail: 'a@b.example' } },
    { payeeEmail: 'a@b.example' },
  ],
  ['a field of one’s own', { options: { paypal: { customField: 'x' } } }, { customField: 'x' }],
  [
    'a description',
    { options: { paypal: { description: 'Product' } } },
    { description: 'Product' },
  ],
  [
    'who gets it',
    {
      options: {
        paypal: {
          recipientEmail: 'to@b.example',
          recipientPhone: { countryCode: '1', nationalNumber: '4082222222' },
        },
      },
    },
    {
      recipientEmail: 'to@b.example',
      recipientPhone: { countryCode: '1', nationalNumber: '4082222222' },
    },
  ],
  [
    'what else PayPal may know',
    { options: { paypal: { supplementaryData: { key1: 'a', key2: 'b' } } } },
    {},
  ],
  [
    'its numbers',
    { options: { submitForSettlement: true } },
    {
      authorizationId: expect.any(String) as string,
      captureId: expect.any(String) as string,
      debugId: expect.any(String) as string,
      payerId: expect.any(String) as string,
      payerStatus: 'VERIFIED',
      sellerProtectionStatus: 'ELIGIBLE',
      transactionFeeAmount: '0.59',
      transactionFeeCurrencyIsoCode: 'USD',
      imageUrl: expect.stringContaining('paypal') as string,
    },
  ],
])('a payment by PayPal says %s', async (_, change, known) => {
  const { success, transaction } = await sell(change);
  expect(success).toBe(true);
  expect(transaction).toMatchObject({
    paymentInstrumentType: 'paypal_account',
    paypalAccount: known,
  });
});

test('a payment of one time is not kept, one by an agreement is', async () => {
  const once = await sell({ options: { storeInVault: true } });
  expect(once.transaction).toMatchObject({ paypalAccount: { token: null } });
  const kept = await sell({
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
    options: { storeInVaultOnSuccess: true },
  });
  expect(kept.transaction).toMatchObject({
    paypalAccount: { token: expect.any(String) as string },
  });
});

test('a custom field of PayPal that is too long', async () => {
  const result = await sell({ options: { paypal: { customField: 'x'.repeat(256) } } });
  expect(codesAt(result, 'transaction.options.paypal.customField')).toEqual(['91580']);
});

test('a payment by PayPal lives like any other', async () => {
  const { transaction } = await sell({});
  expect((await gateway.transaction.void(transaction.id)).transaction.status).toBe('voided');
  const sold = await sell({ options: { submitForSettlement: true } });
  const { transaction: settled } = await gateway.testing.settle(sold.transaction.id);
  expect(settled.status).toBe('settled');
  const part = await gateway.transaction.refund(sold.transaction.id, '4.00');
  expect(part.transaction).toMatchObject({
    type: 'credit',
    amount: '4.00',
    paypalAccount: { refundId: expect.any(String) as string },
  });
  const rest = await gateway.transaction.refund(sold.transaction.id);
  expect(rest.transaction.amount).toBe('6.00');
  const over = await gateway.transaction.refund(sold.transaction.id, '1.00');
  expect(codesAt(over, 'transaction.base')).toEqual(['91512']);
});
