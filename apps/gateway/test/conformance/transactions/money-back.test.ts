import type braintree from 'braintree';
import { expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

async function settled(amount: string): Promise<string> {
  const { transaction } = await gateway.transaction.sale({
    amount,
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  await gateway.testing.settle(transaction.id);
  return transaction.id;
}

test.each([
  ['2046.00', '2046', 'Declined', 'soft_declined', '915201'],
  ['2009.00', '2009', 'No Such Issuer', 'hard_declined', '915200'],
])('a refund of %s is declined', async (...row) => {
  const [amount, processorResponseCode, processorResponseText, processorResponseType, code] = row;
  const result = await gateway.transaction.refund(await settled('9000.00'), amount);
  expect(result.success).toBe(false);
  expect(codesAt(result, 'transaction.base')).toEqual([code]);
  expect(result.transaction).toMatchObject({
    type: 'credit',
    status: 'processor_declined',
    processorResponseCode,
    processorResponseText,
    processorResponseType,
    additionalProcessorResponse: `${processorResponseCode} : ${processorResponseText}`,
  });
});

test('a refund has an order and an account of its own', async () => {
  type Refund = (id: string, options: object) => Promise<{ transaction: braintree.Transaction }>;
  const refund: Refund = (id, options) => gateway.transaction.refund(id, options as never);
  const { transaction } = await refund(await settled('10.00'), {
    amount: '1.00',
    orderId: 'back-1',
    merchantAccountId: 'sandbox_credit_card_non_default',
  });
  expect(transaction).toMatchObject({
    amount: '1.00',
    orderId: 'back-1',
    merchantAccountId: 'sandbox_credit_card_non_default',
    refundedTransactionId: expect.any(String) as string,
  });
});

interface Adjusted {
  success: boolean;
  errors: unknown;
  transaction: braintree.Transaction & { authorizationAdjustments: object[] };
}

const adjusting = gateway.transaction as unknown as {
  adjustAuthorization: (id: string, amount: string) => Promise<Adjusted>;
};

async function authorized(merchantAccountId = 'fake_first_data_merchant_account'): Promise<string> {
  const { transaction } = await gateway.transaction.sale({
    amount: '75.50',
    merchantAccountId,
    creditCard: { number: '5105105105105100', expirationDate: '05/2032' } as never,
  });
  return transaction.id;
}

test('an authorization is raised and lowered', async () => {
  const id = await authorized();
  const raised = await adjusting.adjustAuthorization(id, '85.50');
  expect(raised.transaction).toMatchObject({
    status: 'authorized',
    amount: '85.50',
    authorizationAdjustments: [
      {
        amount: '10.00',
        success: true,
        processorResponseCode: '1000',
        processorResponseText: 'Approved',
        processorResponseType: 'approved',
        timestamp: expect.any(String) as string,
      },
    ],
  });
  const lowered = await adjusting.adjustAuthorization(id, '50.00');
  expect(lowered.transaction.authorizationAdjustments).toHaveLength(2);
  expect((await gateway.transaction.find(id)).amount).toBe('50.00');
});

test('no more is captured than is held after an adjustment', async () => {
  const { transaction } = gateway;
  type Updating = { updateDetails: (id: string, details: object) => Promise<Adjusted> };
  const undeclared = transaction as unknown as Updating;
  const capture = async (held: string, submitted: string, asked: string) => {
    const id = await authorized();
    await adjusting.adjustAuthorization(id, held);
    await transaction.submitForSettlement(id, submitted);
    return undeclared.updateDetails(id, { amount: asked });
  };
  const beyond = await capture('50.00', '50.00', '75.50');
  expect(codesAt(beyond, 'transaction.amount')).toEqual(['91522']);
  const within = await capture('85.50', '60.00', '85.50');
  expect(within).toMatchObject({ success: true, transaction: { amount: '85.50' } });
});

test.each([
  ['75.50', 'base', '95606'],
  ['0.00', 'amount', '81531'],
  ['-1.00', 'amount', '81501'],
  ['x', 'amount', '81503'],
])('an adjustment to %s is wrong', async (amount, attribute, code) => {
  const result = await adjusting.adjustAuthorization(await authorized(), amount);
  expect(codesAt(result, `transaction.${attribute}`)).toEqual([code]);
});

test('what cannot be adjusted', async () => {
  const plain = await adjusting.adjustAuthorization(
    await authorized('sandbox_credit_card'),
    '85.50',
  );
  expect(codesAt(plain, 'transaction.base')).toEqual(['915222']);
  const id = await authorized();
  await gateway.transaction.submitForSettlement(id);
  expect(codesAt(await adjusting.adjustAuthorization(id, '85.50'), 'transaction.base')).toEqual([
    '915218',
  ]);
  await expect(adjusting.adjustAuthorization('unknown', '1.00')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test.each([
  ['2000.00', '95603'],
  ['2004.00', '95602'],
])('an adjustment to %s is declined', async (amount, code) => {
  const result = await adjusting.adjustAuthorization(await authorized(), amount);
  expect(codesAt(result, 'transaction.base')).toEqual([code]);
  expect(result.transaction).toMatchObject({
    amount: '75.50',
    authorizationAdjustments: [{ success: false }],
  });
});
