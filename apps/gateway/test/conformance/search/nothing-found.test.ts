import type braintree from 'braintree';
import { beforeAll, expect, test } from 'vitest';
import { collect, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

/** Fields that the SDK's types leave out. */
type Search = Record<string, () => Record<string, (value: unknown) => void>>;

const before = new Date(Date.now() - 60_000);
let id = '';

beforeAll(async () => {
  const sale = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
  id = (await gateway.transaction.sale(sale)).transaction.id;
});

test.each([
  ['acquirerReferenceNumber', 'is'],
  ['storeId', 'is'],
  ['sepaDebitPaypalV2_OrderId', 'is'],
  ['reasonCode', 'in'],
  ['storeIds', 'in'],
  ['debitNetwork', 'in'],
  ['achType', 'in'],
  ['disbursementDate', 'min'],
  ['authorizationExpiredAt', 'min'],
  ['achReturnResponsesCreatedAt', 'min'],
] as const)('nothing of the sandbox has a %s', async (field, verb) => {
  const values = { debitNetwork: ['STAR'], achType: ['same_day'] } as Record<string, unknown>;
  const value = verb === 'min' ? before : (values[field] ?? (verb === 'in' ? ['x'] : 'x'));
  expect(
    await collect(
      gateway.transaction.search((search) => {
        search.id().is(id);
        (search as unknown as Search)[field]?.()[verb]?.(value);
      }),
    ),
  ).toEqual([]);
});

test('an unknown status is refused by the SDK, a search for nothing finds nothing', async () => {
  expect(() =>
    gateway.transaction.search((search) => {
      search.status().in(['noSuchStatus' as braintree.TransactionStatus]);
    }),
  ).toThrow();
  const found = await collect(
    gateway.transaction.search((search) => {
      search.billingFirstName().is('thispersonisnotreal');
    }),
  );
  expect(found).toEqual([]);
});
