import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { codesAt, collect, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const card = { number: '5105105105105100', expirationDate: '05/2030' };
const phone = { countryCode: '1', nationalNumber: '3121234567' };

/** The SDK sends it all, unlike its types say. */
function sell(change: object) {
  return gateway.transaction.sale(Object.assign({ amount: '10.00' }, change));
}

test.each([
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, 'paypalAccount'],
  [{ paymentMethodNonce: 'fake-local-payment-method-nonce' }, 'localPayment'],
])('a transaction of %j has what PayPal says of it', async (source, name) => {
  const detailsOf = (from: object) => (from as Record<string, Record<string, unknown>>)[name] ?? {};
  const options = { submitForSettlement: true, paypal: { customField: 'prints' } };
  const { transaction } = await sell({ ...source, options });
  const paid = detailsOf(transaction);
  expect(paid).toMatchObject({
    customField: 'prints',
    transactionFeeAmount: '0.59',
    transactionFeeCurrencyIsoCode: 'USD',
  });
  for (const id of ['paymentId', 'captureId', 'debugId']) expect(paid[id]).toMatch(/^[\w-]{6,}$/);
  await gateway.testing.settle(transaction.id);
  const refund = await gateway.transaction.refund(transaction.id);
  const given = detailsOf(refund.transaction);
  expect(given['refundId']).not.toBe(paid['captureId']);
  expect(given).toMatchObject({ captureId: null, refundFromTransactionFeeAmount: '0.00' });
});

test('payments by PayPal are found by its numbers', async () => {
  const { transaction } = await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce' });
  await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce', orderId: 'other' });
  const { authorizationId = '', paymentId = '' } = transaction.paypalAccount ?? {};
  type Search = Record<string, () => { is: (value: string) => void }>;
  for (const [field, value, many] of [
    ['paypalAuthorizationId', authorizationId, 1],
    ['paypalPaymentId', paymentId, 1],
    ['paymentInstrumentType', 'PayPalDetail', 2],
  ] as const) {
    const found = await collect<braintree.Transaction>(
      gateway.transaction.search((search) => (search as unknown as Search)[field]?.().is(value)),
    );
    expect([field, found.length]).toEqual([field, many]);
  }
});

test('international phones are kept of customers, addresses and in transactions', async () => {
  const customer = Object.assign({ id: 'ada' }, { internationalPhone: phone });
  expect(await gateway.customer.create(customer)).toMatchObject({
    success: true,
    customer: { internationalPhone: phone },
  });
  const address = Object.assign(
    { customerId: 'ada', streetAddress: '1 Main St' },
    { internationalPhone: phone },
  );
  expect(await gateway.address.create(address)).toMatchObject({
    address: { internationalPhone: phone },
  });
  const given = { internationalPhone: phone };
  const sale = { creditCard: card, customer: given, billing: given, shipping: given };
  expect(await sell(sale)).toMatchObject({ transaction: { customer: given, billing: given } });
  const wrong = { id: 'eve', internationalPhone: { countryCode: 'x', nationalNumber: '1 2' } };
  const result = await gateway.customer.create(wrong);
  expect(codesAt(result, 'customer.internationalPhone.countryCode')).toEqual(['91625']);
  expect(codesAt(result, 'customer.internationalPhone.nationalNumber')).toEqual(['91626']);
});

test('customers are found by their addresses and payment methods', async () => {
  const ofAda = {
    number: '5555555555554444',
    expirationDate: '05/2029',
    cardholderName: 'Ada L',
    token: 'adas_card',
    billingAddress: { streetAddress: '1 Main St', countryCodeAlpha2: 'US' },
  };
  await gateway.customer.create({ id: 'ada', creditCard: ownCard(ofAda) });
  await gateway.customer.create({
    id: 'bob',
    creditCard: ownCard({ number: '5555555555554444', expirationDate: '01/2031' }),
  });
  await gateway.customer.create({
    id: 'eve',
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
  });
  type Search = Record<string, () => Record<string, (value: string) => void>>;
  for (const [field, verb, value, ids] of [
    ['addressStreetAddress', 'is', '1 Main St', ['ada']],
    ['addressCountryName', 'is', 'United States of America', ['ada']],
    ['addressLocality', 'is', 'Nowhere', []],
    ['cardholderName', 'startsWith', 'Ada', ['ada']],
    ['creditCardNumber', 'is', '5555555555554444', ['ada', 'bob']],
    ['creditCardNumber', 'endsWith', '4444', ['ada', 'bob']],
    ['creditCardExpirationDate', 'is', '05/2029', ['ada']],
    ['paymentMethodToken', 'is', 'adas_card', ['ada']],
    ['paymentMethodTokenWithDuplicates', 'is', 'adas_card', ['ada', 'bob']],
    ['paypalAccountEmail', 'is', 'payer@example.com', ['eve']],
  ] as const) {
    const found = await collect<braintree.Customer>(
      gateway.customer.search((search: unknown) => (search as Search)[field]?.()[verb]?.(value)),
    );
    expect([field, found.map(({ id }) => id).toSorted()]).toEqual([field, ids]);
  }
});

test.each([
  ['5001.00', { creditCard: card }, { gatewayRejectionReason: 'application_incomplete' }],
  [
    '5001.01',
    { paymentMethodNonce: 'fake-paypal-one-time-nonce' },
    { processorResponseCode: '2038' },
  ],
])('a sale of %s by %j fails', async (amount, source, transaction) => {
  expect(await sell({ ...source, amount })).toMatchObject({ success: false, transaction });
});

test('addresses of the vault are named by their ids, and new ones are kept', async () => {
  await gateway.customer.create({ id: 'ada', creditCard: ownCard(card) });
  const { address } = await gateway.address.create({ customerId: 'ada', firstName: 'Ada' });
  const named = { billingAddressId: address.id, shippingAddressId: address.id };
  expect(await sell({ customerId: 'ada', ...named })).toMatchObject({
    transaction: { billing: { id: address.id }, shipping: { firstName: 'Ada' } },
  });
  const wrong = await sell({ customerId: 'ada', billingAddressId: 'none' });
  expect(codesAt(wrong, 'transaction.billingAddressId')).toEqual(['91702']);
  const { transaction } = await sell({
    creditCard: card,
    billing: { firstName: 'Bill' },
    shipping: { firstName: 'Ship' },
    options: {
      storeInVault: true,
      addBillingAddressToPaymentMethod: true,
      storeShippingAddressInVault: true,
    },
  });
  const { addresses = [] } = await gateway.customer.find(transaction.customer.id);
  expect(new Set(addresses.map(({ id }) => id))).toEqual(
    new Set([transaction.billing?.id, transaction.shipping?.id]),
  );
});

test.each([
  [{ scaExemption: 'none' }, 'scaExemption', '915213'],
  [{ serviceFeeAmount: 'x' }, 'serviceFeeAmount', '91555'],
  [{ serviceFeeAmount: '-1.00' }, 'serviceFeeAmount', '91554'],
  [{ billing: { phoneNumber: 'none' } }, 'billing.phoneNumber', '915206'],
  [{ shipping: { phoneNumber: '1'.repeat(256) } }, 'shipping.phoneNumber', '915204'],
  [{ shipping: { shippingMethod: 'by_owl' } }, 'shipping.shippingMethod', '915203'],
  [{ externalVault: { status: 'none' } }, 'externalVault.status', '915175'],
  [
    { externalVault: { status: 'vaulted', previousNetworkTransactionId: 'no!' } },
    'externalVault.previousNetworkTransactionId',
    '915179',
  ],
  [{ riskData: { customerDeviceId: 'x'.repeat(256) } }, 'riskData.customerDeviceId', '94702'],
  [{ riskData: { customerLocationZip: '912$4' } }, 'riskData.customerLocationZip', '94703'],
])('%j is wrong at %s', async (change, path, code) => {
  expect(codesAt(await sell({ creditCard: card, ...change }), `transaction.${path}`)).toEqual([
    code,
  ]);
});

test('a service fee and a foreign retailer come back', async () => {
  const told = { serviceFeeAmount: '1.00', foreignRetailer: true };
  expect(await sell({ creditCard: card, ...told })).toMatchObject({ transaction: told });
});

test('an authorization cannot be adjusted', async () => {
  type Adjusting = {
    adjustAuthorization: (id: string, amount: string) => Promise<{ errors: unknown }>;
  };
  const transactions = gateway.transaction as unknown as Adjusting;
  const { transaction } = await sell({ creditCard: card });
  const early = await transactions.adjustAuthorization(transaction.id, '12.00');
  expect(codesAt(early, 'transaction.base')).toEqual(['915222']);
  await gateway.transaction.void(transaction.id);
  const late = await transactions.adjustAuthorization(transaction.id, '12.00');
  expect(codesAt(late, 'transaction.base')).toEqual(['915218']);
});
