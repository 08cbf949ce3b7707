import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

type Answer = ReturnType<typeof gateway.transaction.submitForSettlement>;

/** Calls as the SDK has them, which its types leave out or shorten. */
interface Calls {
  submitForSettlement: (id: string, amount?: string, options?: object) => Answer;
  submitForPartialSettlement: (id: string, amount: string, options?: object) => Answer;
  updateDetails: (id: string, details: object) => Answer;
  cloneTransaction: (id: string, order: object) => Answer;
  refund: (id: string, options: object) => Answer;
}
const calls = gateway.transaction as unknown as Calls;

async function authorize(change: object = {}) {
  const sale = { amount: '10.00', paymentMethodNonce: 'fake-valid-visa-nonce', orderId: 'o-1' };
  return (await gateway.transaction.sale({ ...sale, ...change })).transaction;
}

test('what is said when a sale is submitted is kept', async () => {
  const { id } = await authorize();
  const descriptor = { name: '123*123456789012345678', phone: '3334445555', url: 'ebay.com' };
  const details = { orderId: 'o-2', descriptor, taxAmount: '1.00', shipsFromPostalCode: '12345' };
  const { transaction } = await calls.submitForSettlement(id, '8.00', details);
  expect(transaction).toMatchObject({
    status: 'submitted_for_settlement',
    amount: '8.00',
    ...details,
  });
  const other = await authorize();
  const wrong = await calls.submitForSettlement(other.id, '8.00', { descriptor: { name: 'x' } });
  expect(codesAt(wrong, 'transaction.descriptor.name')).toEqual(['92201']);
});

test('a sale is settled in parts, which never exceed it', async () => {
  const { id } = await authorize();
  const first = await calls.submitForPartialSettlement(id, '6.00', { orderId: 'part-1' });
  expect(first.transaction).toMatchObject({
    status: 'submitted_for_settlement',
    type: 'sale',
    amount: '6.00',
    orderId: 'part-1',
    authorizedTransactionId: id,
  });
  const more = await calls.submitForPartialSettlement(id, '4.01');
  expect(codesAt(more, 'transaction.amount')).toEqual(['91522']);
  const second = await calls.submitForPartialSettlement(id, '4.00');
  expect(await gateway.transaction.find(id)).toMatchObject({
    status: 'settlement_pending',
    amount: '10.00',
    partialSettlementTransactionIds: [first.transaction.id, second.transaction.id],
  });
  const all = await calls.submitForSettlement(id);
  expect(codesAt(all, 'transaction.base')).toEqual(['91507']);
  expect(codesAt(await gateway.transaction.void(id), 'transaction.base')).toEqual(['91504']);
  const part = await calls.submitForPartialSettlement(first.transaction.id, '1.00');
  expect(codesAt(part, 'transaction.base')).toEqual(['915103']);
  await gateway.testing.settle(first.transaction.id);
  const refund = await calls.refund(first.transaction.id, { amount: '6.00' });
  expect(refund.transaction).toMatchObject({ type: 'credit', authorizedTransactionId: null });
  expect(await gateway.transaction.find(id)).toMatchObject({
    partialSettlementTransactionIds: [first.transaction.id, second.transaction.id],
  });
});

test('a voided part can be submitted again', async () => {
  const { id } = await authorize();
  const { transaction } = await calls.submitForPartialSettlement(id, '10.00');
  await gateway.transaction.void(transaction.id);
  expect((await calls.submitForPartialSettlement(id, '10.00')).success).toBe(true);
});

test('details change while a sale waits for settlement, and only then', async () => {
  const { id } = await authorize({ options: { submitForSettlement: true } });
  const change = { amount: '7.00', orderId: 'o-9', descriptor: { name: '123*123456789012345678' } };
  expect((await calls.updateDetails(id, change)).transaction).toMatchObject(change);
  const more = await calls.updateDetails(id, { amount: '11.00' });
  expect(codesAt(more, 'transaction.amount')).toEqual(['91522']);
  const wrong = await calls.updateDetails(id, { orderId: 'x'.repeat(256) });
  expect(codesAt(wrong, 'transaction.orderId')).toEqual(['91501']);
  const { id: waiting } = await authorize();
  const early = await calls.updateDetails(waiting, change);
  expect(codesAt(early, 'transaction.base')).toEqual(['915129']);
});

test('a sale is cloned for another amount', async () => {
  const customer = { firstName: 'Dan' };
  const { id } = await authorize({ customer, shipping: { firstName: 'Andrew' } });
  const { success, transaction } = await calls.cloneTransaction(id, {
    amount: '12.00',
    channel: 'shop',
    options: { submitForSettlement: true },
  });
  expect(success).toBe(true);
  expect(transaction.id).not.toBe(id);
  expect(transaction).toMatchObject({
    status: 'submitted_for_settlement',
    amount: '12.00',
    channel: 'shop',
    orderId: 'o-1',
    creditCard: { last4: '1881' },
    customer,
    shipping: { firstName: 'Andrew' },
  });
  const incomplete = await calls.cloneTransaction(id, { amount: 'x' });
  expect(codesAt(incomplete, 'transaction.amount')).toEqual(['81503']);
  expect(codesAt(incomplete, 'transaction.options.submitForSettlement')).toEqual(['91544']);
});

test('what cannot be cloned', async () => {
  const order = { amount: '1.00', options: { submitForSettlement: true } };
  const declined = await authorize({ amount: '2000.00' });
  const failed = await calls.cloneTransaction(declined.id, order);
  expect(codesAt(failed, 'transaction.base')).toEqual(['91542']);
  const { customer } = await gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' });
  const kept = await gateway.transaction.sale({ amount: '5.00', customerId: customer.id });
  const vaulted = await calls.cloneTransaction(kept.transaction.id, order);
  expect(codesAt(vaulted, 'transaction.base')).toEqual(['91540']);
});

test('a refund goes by the account that it names', async () => {
  const { id } = await authorize({ options: { submitForSettlement: true } });
  await gateway.testing.settle(id);
  const unknown = await calls.refund(id, { merchantAccountId: 'nowhere' });
  expect(codesAt(unknown, 'transaction.merchantAccountId')).toEqual(['91513']);
  const account = { merchantAccountId: 'sandbox_credit_card_non_default' };
  expect((await calls.refund(id, account)).transaction).toMatchObject(account);
});

test('a day’s settled sales are summed by brand, account and kind', async () => {
  for (const amount of ['10.00', '5.50']) {
    const { id } = await authorize({
      amount,
      customFields: { store_me: 'custom' },
      options: { submitForSettlement: true },
    });
    await gateway.testing.settle(id);
  }
  const settlementDate = new Date().toISOString().slice(0, 10);
  const summary = gateway.settlementBatchSummary as unknown as {
    generate: (order: object) => Promise<{
      success: boolean;
      errors: unknown;
      settlementBatchSummary: { records: object[] };
    }>;
  };
  const { settlementBatchSummary } = await summary.generate({ settlementDate });
  expect(settlementBatchSummary.records).toMatchObject([
    { cardType: 'Visa', count: '2', amountSettled: '15.50', kind: 'sale' },
  ]);
  const grouped = await summary.generate({ settlementDate, groupByCustomField: 'store_me' });
  expect(grouped.settlementBatchSummary.records).toMatchObject([{ store_me: 'custom' }]);
  for (const settlementDate of ['someday', '2026-02-31', '0000-01-01']) {
    const wrong = await summary.generate({ settlementDate });
    expect(codesAt(wrong, 'settlementBatchSummary.settlementDate')).toEqual(['82302']);
  }
});
