import { beforeAll, expect, test } from 'vitest';
import type braintree from 'braintree';
import { collect, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

/** Fields and their criteria; the SDK's types leave many out. */
type Criteria = Record<
  'is' | 'isNot' | 'startsWith' | 'endsWith' | 'contains',
  (text: string) => void
> &
  Record<'min' | 'max', (value: unknown) => void> & {
    in: (...values: unknown[]) => void;
    between: (min: unknown, max: unknown) => void;
  };
type Search = Record<string, () => Criteria>;

let sale: braintree.Transaction;
let declined: braintree.Transaction;
let rejected: braintree.Transaction;
let failed: braintree.Transaction;
let voided: braintree.Transaction;
let payPal: braintree.Transaction;
let disputed: braintree.Transaction;
let token = '';
const before = new Date(Date.now() - 60_000);

beforeAll(async () => {
  const { customer } = await gateway.customer.create({ id: 'searched' });
  token = (
    await gateway.creditCard.create({
      customerId: customer.id,
      token: 'searched_card',
      cardholderName: 'Tom Smith',
      number: '4111111111111111',
      expirationDate: '05/2032',
    })
  ).creditCard.token;
  const address = (of: string) => ({
    company: `${of} Co`,
    countryName: 'United States of America',
    extendedAddress: `${of} Suite 123`,
    firstName: `${of} Tom`,
    lastName: `${of} Smith`,
    locality: `${of} Chicago`,
    postalCode: of === 'bill' ? '12345' : '54321',
    region: `${of} IL`,
    streetAddress: `${of} 123 Main St`,
  });
  const sell = async (request: object): Promise<braintree.Transaction> => {
    const { transaction } = await gateway.transaction.sale(request as braintree.TransactionRequest);
    return transaction;
  };
  const settling = await sell({
    amount: '10.00',
    paymentMethodToken: token,
    orderId: 'myorder',
    options: { submitForSettlement: true },
    customer: {
      company: 'Google',
      email: 'smith@example.com',
      fax: '5551231234',
      firstName: 'Tom',
      lastName: 'Smith',
      phone: '5551231235',
      website: 'http://example.com',
    },
    billing: address('bill'),
    shipping: address('ship'),
  });
  sale = (await gateway.testing.settle(settling.id)).transaction;
  const card = { number: '4111111111111111', expirationDate: '05/2032' };
  declined = await sell({ amount: '2000.00', creditCard: card });
  failed = await sell({ amount: '3000.00', creditCard: card });
  rejected = await sell({
    amount: '5.00',
    paymentMethodNonce: 'fake-gateway-rejected-fraud-nonce',
  });
  const open = await sell({ amount: '7.00', creditCard: card });
  voided = (await gateway.transaction.void(open.id)).transaction;
  payPal = await sell({ amount: '9.00', paymentMethodNonce: 'fake-paypal-one-time-nonce' });
  disputed = await sell({ amount: '11.00', creditCard: { ...card, number: '4023898493988028' } });
});

async function finds(id: string, ask: (search: Search) => void): Promise<boolean> {
  const found = await collect<{ id: string }>(
    gateway.transaction.search((search) => {
      search.id().is(id);
      ask(search as unknown as Search);
    }),
  );
  return found.length === 1;
}

test.each([
  ['billingCompany', 'bill Co'],
  ['billingCountryName', 'United States of America'],
  ['billingExtendedAddress', 'bill Suite 123'],
  ['billingFirstName', 'bill Tom'],
  ['billingLastName', 'bill Smith'],
  ['billingLocality', 'bill Chicago'],
  ['billingPostalCode', '12345'],
  ['billingRegion', 'bill IL'],
  ['billingStreetAddress', 'bill 123 Main St'],
  ['creditCardCardholderName', 'Tom Smith'],
  ['currency', 'USD'],
  ['customerCompany', 'Google'],
  ['customerEmail', 'smith@example.com'],
  ['customerFax', '5551231234'],
  ['customerFirstName', 'Tom'],
  ['customerId', 'searched'],
  ['customerLastName', 'Smith'],
  ['customerPhone', '5551231235'],
  ['customerWebsite', 'http://example.com'],
  ['orderId', 'myorder'],
  ['paymentMethodToken', 'searched_card'],
  ['shippingCompany', 'ship Co'],
  ['shippingCountryName', 'United States of America'],
  ['shippingExtendedAddress', 'ship Suite 123'],
  ['shippingFirstName', 'ship Tom'],
  ['shippingLastName', 'ship Smith'],
  ['shippingLocality', 'ship Chicago'],
  ['shippingPostalCode', '54321'],
  ['shippingRegion', 'ship IL'],
  ['shippingStreetAddress', 'ship 123 Main St'],
])('transactions are found by their %s', async (field, value) => {
  const found = (ask: (criteria: Criteria | undefined) => void) =>
    finds(sale.id, (search) => {
      ask(search[field]?.());
    });
  expect([
    await found((text) => text?.is(value)),
    await found((text) => text?.startsWith(value.slice(0, 2))),
    await found((text) => text?.endsWith(value.slice(-2))),
    await found((text) => text?.contains(value.slice(1, -1))),
    await found((text) => text?.isNot('other')),
  ]).toEqual([true, true, true, true, true]);
  expect(await found((text) => text?.is(`other${value}`))).toBe(false);
  expect(await found((text) => text?.isNot(value))).toBe(false);
});

test.each<[string, () => string, () => string]>([
  ['processorAuthorizationCode', () => sale.id, () => sale.processorAuthorizationCode],
  ['settlementBatchId', () => sale.id, () => sale.settlementBatchId ?? ''],
  ['creditCardExpirationDate', () => sale.id, () => '05/2032'],
  [
    'creditCardUniqueIdentifier',
    () => sale.id,
    () => sale.creditCard?.uniqueNumberIdentifier ?? '',
  ],
  ['paypalPayerEmail', () => payPal.id, () => 'payer@example.com'],
  ['paypalPaymentId', () => payPal.id, () => payPal.paypalAccount?.paymentId ?? ''],
  ['paypalAuthorizationId', () => payPal.id, () => payPal.paypalAccount?.authorizationId ?? ''],
  ['creditCardNumber', () => sale.id, () => '4111111111111111'],
])('transactions are found by exactly their %s', async (field, id, value) => {
  expect(await finds(id(), (search) => search[field]?.().is(value()))).toBe(true);
  expect(await finds(id(), (search) => search[field]?.().is('4012888888881881'))).toBe(false);
});

test.each<[string, string, string, () => string]>([
  ['status', 'settled', 'voided', () => sale.id],
  ['type', 'sale', 'credit', () => sale.id],
  ['creditCardCardType', 'Visa', 'MasterCard', () => sale.id],
  ['creditCardCustomerLocation', 'us', 'international', () => sale.id],
  ['createdUsing', 'token', 'full_information', () => sale.id],
  ['createdUsing', 'full_information', 'token', () => declined.id],
  ['merchantAccountId', 'sandbox_credit_card', 'other', () => sale.id],
  ['paymentInstrumentType', 'CreditCardDetail', 'PayPalDetail', () => sale.id],
  ['paymentInstrumentType', 'PayPalDetail', 'ApplePayDetail', () => payPal.id],
  ['source', 'api', 'control_panel', () => sale.id],
  ['user', 'integration_public_key', 'nobody', () => sale.id],
])('transactions are found by one %s: %s', async (...row) => {
  const [field, value, other, id] = row;
  expect(await finds(id(), (search) => search[field]?.().in([value]))).toBe(true);
  expect(await finds(id(), (search) => search[field]?.().in([value, other]))).toBe(true);
  expect(await finds(id(), (search) => search[field]?.().is(value))).toBe(true);
  expect(await finds(id(), (search) => search[field]?.().is(other))).toBe(false);
});

test.each<[string, () => string]>([
  ['createdAt', () => sale.id],
  ['authorizedAt', () => sale.id],
  ['submittedForSettlementAt', () => sale.id],
  ['settledAt', () => sale.id],
  ['voidedAt', () => voided.id],
  ['failedAt', () => failed.id],
  ['gatewayRejectedAt', () => rejected.id],
  ['processorDeclinedAt', () => declined.id],
  ['disputeDate', () => disputed.id],
])('transactions are found by their time %s', async (field, id) => {
  const after = new Date(Date.now() + 86_400_000);
  // Disputes have a day only.
  const isDay = field === 'disputeDate';
  const start = isDay ? new Date(Date.now() - 2 * 86_400_000) : before;
  const found = (ask: (criteria: Criteria | undefined) => void) =>
    finds(id(), (search) => {
      ask(search[field]?.());
    });
  expect(await found((time) => time?.min(start))).toBe(true);
  expect(await found((time) => time?.max(after))).toBe(true);
  expect(await found((time) => time?.between(start, after))).toBe(true);
  expect(await found((time) => time?.max(start))).toBe(false);
});

test.each([
  ['amount', '10.00', true],
  ['amount', '9.99', false],
])('transactions are found by their %s %s', async (field, value, isFound) => {
  expect(await finds(sale.id, (search) => search[field]?.().is(value))).toBe(isFound);
});

test('transactions are found by ranges of their amount', async () => {
  expect(await finds(sale.id, (search) => search['amount']?.().between('9.00', '11.00'))).toBe(
    true,
  );
  expect(await finds(sale.id, (search) => search['amount']?.().min('10.01'))).toBe(false);
  expect(await finds(sale.id, (search) => search['amount']?.().max('9.99'))).toBe(false);
});

test.each([
  ['is', '4111111111111111'],
  ['startsWith', '4111'],
  ['endsWith', '1111'],
] as const)('transactions are found by their card, whose number %s', async (verb, value) => {
  expect(await finds(sale.id, (search) => search['creditCardNumber']?.()[verb](value))).toBe(true);
});

test('refunds are told apart from credits', async () => {
  const { transaction } = await gateway.transaction.refund(sale.id, '1.00');
  const refund = (isRefund: boolean) => (search: Search) =>
    (search['refund'] as unknown as () => { is: (value: boolean) => void })().is(isRefund);
  expect(await finds(transaction.id, refund(true))).toBe(true);
  expect(await finds(transaction.id, refund(false))).toBe(false);
});
