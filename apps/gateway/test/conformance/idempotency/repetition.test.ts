import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { lockName } from '../../../src/db/locks.ts';
import { codesAt, integration, keyed, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { app, origin, reset, db, clock } = await startTestGateway({ poolSize: 12 });
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

test('the same request again answers the same transaction, however often it is asked at once', async () => {
  const request = {
    amount: '7.00',
    orderId: 'o-1',
    paymentMethodNonce: await freshNonce(),
    apiRequestKey: 'k-1',
  };
  const results = await Promise.all(
    Array.from({ length: 10 }, () => gateway.transaction.sale(request)),
  );
  results.push(await gateway.transaction.sale(request));
  const made = results.filter(({ success }) => success);
  expect(new Set(made.map(({ transaction }) => transaction.id)).size).toBe(1);
  expect(made).toContain(results.at(-1));
  expect(await countTransactions()).toBe(1);
});

test('a declined request is declined again, not tried again', async () => {
  const request = {
    amount: '2000.00',
    paymentMethodNonce: await freshNonce(),
    apiRequestKey: 'k-1',
  };
  const first = await gateway.transaction.sale(request);
  const again = await gateway.transaction.sale(request);
  expect([first.success, again.success]).toEqual([false, false]);
  expect(again.transaction.id).toBe(first.transaction.id);
});

test('equal sales of one order without a key are two transactions', async () => {
  const request = { amount: '7.00', orderId: 'o-1', paymentMethodNonce: 'fake-valid-nonce' };
  const results = [
    await gateway.transaction.sale(request),
    await gateway.transaction.sale(request),
  ];
  expect(results.map(({ success }) => success)).toEqual([true, true]);
  expect(new Set(results.map(({ transaction }) => transaction.id)).size).toBe(2);
});

/** The SDK has these calls, too, and takes keys with them, unlike its types say. */
interface Calls {
  credit: (request: object) => ReturnType<typeof gateway.transaction.sale>;
  refund: Change;
  void: Change;
  submitForSettlement: Change;
}
type Change = (id: string, ...rest: unknown[]) => ReturnType<typeof gateway.transaction.void>;
const calls = gateway.transaction as unknown as Calls;

test('a refund under one key pays once', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  await gateway.testing.settle(transaction.id);
  const part = { amount: '4.00', apiRequestKey: 'back-1' };
  const first = await calls.refund(transaction.id, part);
  const again = await calls.refund(transaction.id, part);
  expect(first.success).toBe(true);
  expect(again.transaction.id).toBe(first.transaction.id);
  expect(await countTransactions()).toBe(2);
  const other = await calls.refund(transaction.id, { ...part, amount: '5.00' });
  expect(codesAt(other, 'transaction.apiRequestKey')).toEqual(['915232']);
});

test('a credit under one key is given once', async () => {
  const creditCard = { number: '4111111111111111', expirationDate: '12/2034' };
  const request = { amount: '7.00', creditCard, apiRequestKey: 'gift-1' };
  const [first, again] = [await calls.credit({ ...request }), await calls.credit({ ...request })];
  expect(again.transaction.id).toBe(first.transaction.id);
  expect(await countTransactions()).toBe(1);
});

test('voids and settlements under one key succeed again, and stand for one transaction', async () => {
  const make = async () => {
    const sale = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce' };
    return (await gateway.transaction.sale(sale)).transaction.id;
  };
  const [submitted, voided] = [await make(), await make()];
  for (const _ of [1, 2]) {
    const settling = { apiRequestKey: 'settle-1' };
    const done = await calls.submitForSettlement(submitted, '7.00', settling);
    expect(done.transaction).toMatchObject({ status: 'submitted_for_settlement' });
    const taken = await calls.void(voided, { apiRequestKey: 'void-1' });
    expect(taken.transaction).toMatchObject({ id: voided, status: 'voided' });
  }
  const other = await calls.void(submitted, { apiRequestKey: 'void-1' });
  expect(codesAt(other, 'transaction.apiRequestKey')).toEqual(['915232']);
  expect((await calls.void(voided)).success).toBe(false);
});

async function post(path: string, payload: object) {
  const authorization = `Basic ${btoa('integration_public_key:integration_private_key')}`;
  const url = `/merchants/${integration.merchantId}${path}`;
  const reply = await app.inject({ method: 'POST', url, headers: { authorization }, payload });
  return { status: reply.statusCode, body: reply.body };
}

test('what the vault keeps under one key is kept once', async () => {
  await gateway.customer.create({ id: 'ada' });
  const number = { number: '4111111111111111', expiration_date: '12/2034' };
  const requests = [
    [
      '/payment_methods',
      { credit_card: { ...number, customer_id: 'ada', api_request_key: 'v-1' } },
    ],
    ['/customers', { customer: { first_name: 'Bob', api_request_key: 'v-2' } }],
  ] as const;
  for (const [path, body] of requests) {
    const [first, again] = [await post(path, body), await post(path, body)];
    expect(first.status).toBe(201);
    expect(again).toEqual(first);
  }
  expect((await gateway.customer.find('ada')).creditCards).toHaveLength(1);
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(2);
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
  clock.moveBy(31 * 24 * 60 * minuteMs);
  const later = await gateway.transaction.sale(request);
  expect(later.transaction.id).not.toBe(first.transaction.id);
});

test('a request key whose request is not answered yet is in flight', async () => {
  const request = { amount: '7.00', paymentMethodNonce: 'fake-valid-nonce', apiRequestKey: 'k-1' };
  await db.transaction().execute(async (trx) => {
    await lockName(trx, 'request-key integration_merchant_id k-1');
    const meanwhile = await gateway.transaction.sale(request);
    expect(codesAt(meanwhile, 'transaction.apiRequestKey')).toEqual(['915233']);
  });
  expect(await countTransactions()).toBe(0);
  const results = await Promise.all(
    Array.from({ length: 8 }, () => gateway.transaction.sale(request)),
  );
  const codes = results
    .filter(({ success }) => !success)
    .flatMap((result) => codesAt(result, 'transaction.apiRequestKey'));
  expect(codes.filter((code) => code !== '915233')).toEqual([]);
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
  expect((await gateway.transaction.sale({ ...request, orderId: 'o-2' })).success).toBe(true);
  expect((await gateway.transaction.sale(keyed(request, 'k'))).success).toBe(true);
  const renewed = { ...creditCard, expirationDate: '12/2035' };
  expect((await gateway.transaction.sale({ ...request, creditCard: renewed })).success).toBe(true);
  clock.moveBy(minuteMs);
  expect((await gateway.transaction.sale(request)).success).toBe(true);
});

test('a voided sale counts, and a wallet’s payments are told apart by their payer', async () => {
  await db.updateTable('merchants').set({ duplicateWindowMs: 30_000 }).execute();
  const request = { amount: '7.00', paymentMethodNonce: 'fake-paypal-one-time-nonce' };
  const { transaction } = await gateway.transaction.sale(request);
  await gateway.transaction.void(transaction.id);
  const again = await gateway.transaction.sale(request);
  expect(again.transaction.gatewayRejectionReason).toBe('duplicate');
  const instrument = sql<string>`jsonb_set(instrument, '{details,email}', '"other@example.com"')`;
  await db.updateTable('transactions').set({ instrument }).execute();
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
