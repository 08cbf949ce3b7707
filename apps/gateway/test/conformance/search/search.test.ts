import type braintree from 'braintree';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { collect, ownCard, integration2, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, db } = await startTestGateway({ poolSize: 4 });
const gateway = serverSdk(origin);

type Search = Parameters<braintree.TransactionSearchFn>[0];

async function find(ask: (search: Search) => void): Promise<string[]> {
  const found = await collect<braintree.Transaction>(gateway.transaction.search(ask));
  return found.map(({ orderId = '' }) => orderId).toSorted();
}

const started = new Date(Date.now() - 1_000);

beforeAll(async () => {
  await gateway.customer.create({
    id: 'ada',
    creditCard: ownCard({ number: '5555555555554444', expirationDate: '12/2034' }),
  });
  await gateway.transaction.sale({ amount: '5.00', orderId: 'a', customerId: 'ada' });
  const { transaction } = await gateway.transaction.sale({
    amount: '7.50',
    orderId: 'b',
    paymentMethodNonce: 'fake-valid-visa-nonce',
    customer: { email: 'bob@example.com' },
    billing: { postalCode: '60606' },
    options: { submitForSettlement: true },
  });
  await gateway.testing.settle(transaction.id);
  await gateway.transaction.refund(transaction.id, '2.00');
  await gateway.transaction.sale({
    amount: '2000.00',
    orderId: 'c',
    paymentMethodNonce: 'fake-valid-visa-nonce',
  });
});

test.each<[string, (search: Search) => void, string[]]>([
  ['order', (search) => search.orderId().is('a'), ['a']],
  ['the start of an order', (search) => search.orderId().startsWith('b'), ['b', 'b']],
  ['any order but one', (search) => search.orderId().isNot('b'), ['a', 'c']],
  ['customer', (search) => search.customerId().is('ada'), ['a']],
  ['a part of an email', (search) => search.customerEmail().contains('bob@'), ['b', 'b']],
  ['postal code', (search) => search.billingPostalCode().is('60606'), ['b', 'b']],
  ['amount', (search) => search.amount().is('7.50'), ['b']],
  ['least amount', (search) => search.amount().min('7.00'), ['b', 'c']],
  ['amounts between', (search) => search.amount().between('2.00', '5.00'), ['a', 'b']],
  ['status', (search) => search.status().is('settled'), ['b']],
  ['statuses', (search) => search.status().in(['authorized', 'processor_declined']), ['a', 'c']],
  ['type', (search) => search.type().is('credit'), ['b']],
  ['refunds', (search) => search.refund().is(true), ['b']],
  ['last four', (search) => search.creditCardNumber().endsWith('4444'), ['a']],
  ['first digits', (search) => search.creditCardNumber().startsWith('401288'), ['b', 'b', 'c']],
  ['created since', (search) => search.createdAt().min(started), ['a', 'b', 'b', 'c']],
  ['created before', (search) => search.createdAt().max(started), []],
  ['settled since', (search) => search.settledAt().min(started), ['b']],
  ['several at once', searchSeveral, ['b']],
])('transactions are found by %s', async (...row) => {
  const [, ask, orders] = row;
  expect(await find(ask)).toEqual(orders);
});

/** Fields that the SDK's types leave out. */
type Fields = Record<
  string,
  () => { is: (value: string) => void; in: (...values: string[]) => void }
>;

test.each([
  ['billingCountryName', 'is', 'Mexico', []],
  ['settlementBatchId', 'is', `${started.toISOString().slice(0, 10)}_sandbox_credit_card`, ['b']],
  ['paypalPayerEmail', 'is', 'payer@example.com', []],
  ['user', 'in', 'integration_public_key', ['a', 'b', 'b', 'c']],
  ['storeId', 'is', 'none', []],
] as const)('transactions are found by %s', async (...row) => {
  const [field, verb, value, orders] = row;
  const ask = (search: Search) => (search as unknown as Fields)[field]?.()[verb](value);
  expect(await find(ask)).toEqual(orders);
});

function searchSeveral(search: Search) {
  search.orderId().is('b');
  search.type().is('sale');
  search.amount().max('10.00');
}

test('transactions are found by id, and another merchant’s never', async () => {
  const [one] = await collect<braintree.Transaction>(
    gateway.transaction.search((search) => search.orderId().is('a')),
  );
  const id = one?.id ?? '';
  expect(await find((search) => search.id().is(id))).toEqual(['a']);
  expect(await find((search) => search.ids().in([id]))).toEqual(['a']);
  const other = serverSdk(origin, integration2);
  expect(await collect(other.transaction.search((search) => search.id().is(id)))).toEqual([]);
});

test('a search over more than a thousand hits finds every one of them once', async () => {
  await sql`
    insert into transactions
    select (jsonb_populate_record(source, jsonb_build_object(
      'id', 'copy' || number, 'order_id', 'many', 'nonce_hash', null,
      'created_at', source.created_at + number * interval '1 ms'))).*
      from transactions as source, generate_series(1, 1234) as number
     where source.order_id = 'a'`.execute(db);
  const found = await collect<braintree.Transaction>(
    gateway.transaction.search((search) => search.orderId().is('many')),
  );
  expect(found).toHaveLength(1234);
  expect(new Set(found.map(({ id }) => id)).size).toBe(1234);
});
