import type braintree from 'braintree';
import { expect, test } from 'vitest';
import { serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

function sell(change: object) {
  const request: braintree.TransactionRequest = {
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    ...change,
  };
  return gateway.transaction.sale(request); // with fields that its types leave out
}

test.fails('a subscription is charged', async () => {
  expect(await sell({ subscriptionId: 'monthly' })).toMatchObject({ success: true });
});

test.fails('a bank account in the US is debited', async () => {
  const paymentMethodNonce = 'fake-us-bank-account-nonce';
  expect(await sell({ paymentMethodNonce })).toMatchObject({ success: true });
});

test.fails('a declined sale is tried at another processor', async () => {
  const { transaction } = await sell({ amount: '2000.00' });
  expect(transaction).toMatchObject({ retried: true });
});
