import { beforeEach, expect, test } from 'vitest';
import { codesAt, ownCard, serverSdk } from '../server-sdk.ts';
import { startTestGateway } from '../test-gateway.ts';

const { origin, reset, db, clock } = await startTestGateway({ poolSize: 12 });
const gateway = serverSdk(origin);

beforeEach(reset);

const minuteMs = 60_000;

async function freshNonce() {
  const { customer } = await gateway.customer.create({
    creditCard: ownCard({ number: '4111111111111111', expirationDate: '12/2034' }),
  });
  const { token } = customer.creditCards?.[0] ?? { token: '' };
  return (await gateway.paymentMethodNonce.create(token)).paymentMethodNonce.nonce;
}

async function countTransactions() {
  return (await db.selectFrom('transactions').select('id').execute()).length;
}

test('the same order again answers the same transaction, however often it is asked at once', async () => {
  const request = { amount: '7.00', orderId: 'o-1', paymentMethodNonce: await freshNonce() };
  const results = await Promise.all(
    Array.from({ length: 10 }, () => gateway.transaction.sale(request)),
  );
  expect(new Set(results.map(({ transaction }) => transaction.id)).size).toBe(1);
  expect(results.every(({ success }) => success)).toBe(true);
  expect(await countTransactions()).toBe(1);
});

test('a declined order with its nonce is declined again, not tried again', async () => {
  const request = { amount: '2000.00', orderId: 'o-1', paymentMethodNonce: await freshNonce() };
  const first = await gateway.transaction.sale(request);
  const again = await gateway.transaction.sale(request);
  expect([first.success, again.success]).toEqual([false, false]);
  expect(again.transaction.id).toBe(first.transaction.id);
});

test('another request of the same order is another transaction', async () => {
  const one = { amount: '7.00', orderId: 'o-1', paymentMethodNonce: await freshNonce() };
  const other = { ...one, paymentMethodNonce: await freshNonce() };
  const results = [await gateway.transaction.sale(one), await gateway.transaction.sale(other)];
  expect(new Set(results.map(({ transaction }) => transaction.id)).size).toBe(2);
  const changed = await gateway.transaction.sale({ ...one, amount: '8.00' });
  expect(codesAt(changed, 'transaction.paymentMethodNonce')).toEqual(['91564']);
});

test('of many sales with one nonce at once, one pays', async () => {
  const paymentMethodNonce = await freshNonce();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      gateway.transaction.sale({ amount: '7.00', orderId: `o-${index}`, paymentMethodNonce }),
    ),
  );
  expect(results.filter(({ success }) => success)).toHaveLength(1);
  expect(await countTransactions()).toBe(1);
});

test('a request key stands for one request', async () => {
  const request = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce', apiRequestKey: 'k-1' };
  const first = await gateway.transaction.sale(request);
  const again = await gateway.transaction.sale(request);
  expect(again.transaction.id).toBe(first.transaction.id);
  const other = await gateway.transaction.sale({ ...request, amount: '8.00' });
  expect(codesAt(other, 'transaction.apiRequestKey')).toEqual(['915232']);
  clock.moveBy(25 * 60 * minuteMs);
  const later = await gateway.transaction.sale(request);
  expect(later.transaction.id).not.toBe(first.transaction.id);
});

test('a request key whose request is not answered yet is in flight', async () => {
  const request = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce', apiRequestKey: 'k-1' };
  const results = await Promise.all(
    Array.from({ length: 8 }, () => gateway.transaction.sale(request)),
  );
  const codes = results
    .filter(({ success }) => !success)
    .flatMap((result) => codesAt(result, 'transaction.apiRequestKey'));
  expect(new Set(codes).size).toBeLessThanOrEqual(1);
  expect(codes.every((code) => code === '915233')).toBe(true);
  expect(await countTransactions()).toBe(1);
});

test('an equal sale within the merchant’s window is rejected as a duplicate', async () => {
  await db
    .updateTable('merchants')
    .set({ duplicateWindowMs: 30_000 })
    .where('id', '=', 'integration_merchant_id')
    .execute();
  const creditCard = { number: '4111111111111111', expirationDate: '12/2034' };
  const request = { amount: '7.00', creditCard };
  expect((await gateway.transaction.sale(request)).success).toBe(true);
  const again = await gateway.transaction.sale(request);
  expect(again.message).toBe('Gateway Rejected: duplicate');
  expect(again.transaction).toMatchObject({
    status: 'gateway_rejected',
    gatewayRejectionReason: 'duplicate',
  });
  expect((await gateway.transaction.sale({ ...request, amount: '7.01' })).success).toBe(true);
  clock.moveBy(minuteMs);
  expect((await gateway.transaction.sale(request)).success).toBe(true);
});

test('refunds at the same moment never exceed the sale', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  await gateway.testing.settle(transaction.id);
  const results = await Promise.all(
    Array.from({ length: 6 }, () => gateway.transaction.refund(transaction.id, '4.00')),
  );
  expect(results.filter(({ success }) => success)).toHaveLength(2);
});
