import { beforeEach, expect, test } from 'vitest';
import { codesAt, integration2, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const sale = {
  amount: '10.00',
  paymentMethodNonce: 'fake-valid-nonce',
} as const;
const settled = { ...sale, options: { submitForSettlement: true } } as const;

async function settledSale(amount = '10.00') {
  const { transaction } = await gateway.transaction.sale({ ...settled, amount });
  return (await gateway.testing.settle(transaction.id)).transaction;
}

test('a sale is authorized and tells of card, processor and history', async () => {
  const result = await gateway.transaction.sale({
    ...sale,
    orderId: 'order-1',
    channel: 'tests',
    billing: { postalCode: '60606', streetAddress: '1 Main St', countryCodeAlpha2: 'US' },
    customer: { firstName: 'Ada', email: 'ada@example.com' },
  });
  expect(result.success).toBe(true);
  expect(result.transaction).toMatchObject({
    status: 'authorized',
    type: 'sale',
    amount: '10.00',
    currencyIsoCode: 'USD',
    merchantAccountId: 'sandbox_credit_card',
    orderId: 'order-1',
    channel: 'tests',
    paymentInstrumentType: 'credit_card',
    processorResponseCode: '1000',
    processorResponseText: 'Approved',
    processorResponseType: 'approved',
    avsPostalCodeResponseCode: 'M',
    avsStreetAddressResponseCode: 'M',
    cvvResponseCode: 'M',
    gatewayRejectionReason: null,
    creditCard: {
      last4: '1881',
      bin: '401288',
      cardType: 'Visa',
      maskedNumber: '401288******1881',
    },
    customer: { firstName: 'Ada', email: 'ada@example.com', id: null },
    billing: { countryName: 'United States of America', countryCodeAlpha3: 'USA' },
    refundIds: [],
  });
  expect(result.transaction.statusHistory?.map(({ status }) => status)).toEqual(['authorized']);
});

test('a sale for settlement is settled, and found as such', async () => {
  const result = await gateway.transaction.sale(settled);
  expect(result.transaction.status).toBe('submitted_for_settlement');
  const done = await gateway.testing.settle(result.transaction.id);
  expect(done.transaction.status).toBe('settled');
  const found = await gateway.transaction.find(result.transaction.id);
  expect(found.statusHistory?.map(({ status }) => status)).toEqual([
    'authorized',
    'submitted_for_settlement',
    'settled',
  ]);
});

test('what was authorized is submitted as a whole or in part, never for more', async () => {
  const one = await gateway.transaction.sale(sale);
  const whole = await gateway.transaction.submitForSettlement(one.transaction.id);
  expect(whole.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '10.00' });
  const again = await gateway.transaction.submitForSettlement(one.transaction.id);
  expect(codesAt(again, 'transaction.base')).toEqual(['91507']);
  const two = await gateway.transaction.sale(sale);
  const more = await gateway.transaction.submitForSettlement(two.transaction.id, '10.01');
  expect(codesAt(more, 'transaction.amount')).toEqual(['91522']);
  const part = await gateway.transaction.submitForSettlement(two.transaction.id, '7.50');
  expect(part.transaction.amount).toBe('7.50');
});

test('a sale can be voided until it is settled', async () => {
  const { transaction } = await gateway.transaction.sale(settled);
  const voided = await gateway.transaction.void(transaction.id);
  expect(voided.transaction.status).toBe('voided');
  const { id } = await settledSale();
  const refused = await gateway.transaction.void(id);
  expect(refused.success).toBe(false);
  expect(codesAt(refused, 'transaction.base')).toEqual(['91504']);
});

test('the four settlement steps of a sandbox', async () => {
  const { testing } = gateway;
  const ids = [];
  for (let made = 0; made < 3; made += 1) {
    ids.push((await gateway.transaction.sale(settled)).transaction.id);
  }
  const [first = '', second = '', third = ''] = ids;
  expect((await testing.settlementConfirm(first)).transaction.status).toBe('settlement_confirmed');
  expect((await testing.settlementDecline(second)).transaction.status).toBe('settlement_declined');
  expect((await testing.settlementPending(third)).transaction.status).toBe('settlement_pending');
  const refused = await testing.settle(second);
  expect(refused).toMatchObject({
    apiErrorResponse: {
      errors: { transaction: { errors: [{ code: '91575', attribute: 'base' }] } },
    },
  });
});

test('a settled sale is refunded in parts until nothing is left', async () => {
  const { id } = await settledSale('10.00');
  const part = await gateway.transaction.refund(id, '4.00');
  expect(part.transaction).toMatchObject({
    type: 'credit',
    status: 'submitted_for_settlement',
    amount: '4.00',
    refundedTransactionId: id,
  });
  const tooMuch = await gateway.transaction.refund(id, '6.01');
  expect(codesAt(tooMuch, 'transaction.amount')).toEqual(['91521']);
  const rest = await gateway.transaction.refund(id);
  expect(rest.transaction.amount).toBe('6.00');
  const none = await gateway.transaction.refund(id);
  expect(codesAt(none, 'transaction.base')).toEqual(['91512']);
  const found = await gateway.transaction.find(id);
  expect(found.refundIds?.toSorted()).toEqual(
    [part.transaction.id, rest.transaction.id].toSorted(),
  );
});

test('no refund of a credit, nor of money that has not come', async () => {
  const { id } = await settledSale();
  const credit = await gateway.transaction.refund(id);
  expect(
    codesAt(await gateway.transaction.refund(credit.transaction.id), 'transaction.base'),
  ).toEqual(['91505']);
  const { transaction } = await gateway.transaction.sale(sale);
  expect(codesAt(await gateway.transaction.refund(transaction.id), 'transaction.base')).toEqual([
    '91506',
  ]);
});

test('an unknown transaction is not found, nor is another merchant’s', async () => {
  const { transaction } = await gateway.transaction.sale(sale);
  const other = serverSdk(origin, integration2);
  for (const lookup of [
    gateway.transaction.find('nothing'),
    other.transaction.find(transaction.id),
  ]) {
    await expect(lookup).rejects.toMatchObject({ type: 'notFoundError' });
  }
});

test('a wrong key is no key, and a key opens one merchant only', async () => {
  const wrong = serverSdk(origin, { privateKey: 'guessed' });
  await expect(wrong.transaction.sale(sale)).rejects.toMatchObject({ type: 'authenticationError' });
  const foreign = serverSdk(origin, { merchantId: 'integration2_merchant_id' });
  await expect(foreign.transaction.sale(sale)).rejects.toMatchObject({
    type: 'authorizationError',
  });
});
