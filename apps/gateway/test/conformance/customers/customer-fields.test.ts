import type braintree from 'braintree';
import { expect, test } from 'vitest';
import { codesAt, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const card = { number: '5105105105105100', expirationDate: '05/2032' };

function create(request: object) {
  return gateway.customer.create(request as braintree.CustomerCreateRequest); // its types lag behind
}

const whole = {
  firstName: 'John',
  lastName: 'Smith',
  company: 'Smith Co.',
  email: 'john@example.com',
  phone: '312.555.1234',
  fax: '614-555-1234',
  website: 'www.example.com',
};

test.each<[string, object, object]>([
  ['everything', whole, whole],
  ['nothing', {}, { firstName: null, creditCards: [], paymentMethods: [] }],
  [
    'letters of any script',
    { firstName: 'Jöhn', lastName: '美' },
    { firstName: 'Jöhn', lastName: '美' },
  ],
  ['a custom field', { customFields: { storeMe: 'a' } }, { customFields: { storeMe: 'a' } }],
  [
    'an international phone',
    { internationalPhone: { countryCode: '1', nationalNumber: '3121234567' } },
    { internationalPhone: { countryCode: '1', nationalNumber: '3121234567' } },
  ],
  ['tax identifiers', { taxIdentifiers: [{ countryCode: 'US', identifier: '123' }] }, {}],
  ['risk data', { riskData: { customerBrowser: 'IE6', customerIp: '192.168.0.1' } }, {}],
  ['data of the device', { deviceData: '{}' }, {}],
  ['an options for PayPal', { options: { paypal: { payeeEmail: 'a@b.example' } } }, {}],
  [
    'a card with an address',
    {
      creditCard: { ...card, billingAddress: { streetAddress: '1 E Main', countryName: 'Mexico' } },
    },
    {
      creditCards: [
        { maskedNumber: '510510******5100', billingAddress: { countryCodeAlpha2: 'MX' } },
      ],
      addresses: [{ streetAddress: '1 E Main' }],
    },
  ],
  [
    'Apple Pay',
    { paymentMethodNonce: 'fake-apple-pay-visa-nonce' },
    { applePayCards: [{ default: true }] },
  ],
  [
    'Google Pay',
    { paymentMethodNonce: 'fake-android-pay-visa-nonce' },
    { androidPayCards: [{ default: true }] },
  ],
  [
    'Venmo',
    { paymentMethodNonce: 'fake-venmo-account-nonce' },
    { venmoAccounts: [{ username: 'venmojoe' }] },
  ],
  [
    'PayPal',
    { paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' },
    { paypalAccounts: [{ default: true }] },
  ],
])('a customer with %s', async (_, request, known) => {
  const result = await create(request);
  expect(result.message).toBeUndefined();
  expect(result.customer).toMatchObject(known);
  expect(await gateway.customer.find(result.customer.id)).toMatchObject(known);
});

test.each<[object, string, string]>([
  [{ email: 'invalid_email_address' }, 'customer.email', '81604'],
  [{ creditCard: { number: '' } }, 'customer.creditCard.number', '81714'],
  [{ creditCard: { ...card, number: '123456' } }, 'customer.creditCard.number', '81716'],
  [{ creditCard: { ...card, cvv: 'x' } }, 'customer.creditCard.cvv', '81707'],
  [
    { creditCard: { ...card, billingAddress: { countryName: 'zz' } } },
    'customer.creditCard.billingAddress.countryName',
    '91803',
  ],
  [
    { internationalPhone: { countryCode: 'x', nationalNumber: '1' } },
    'customer.internationalPhone.countryCode',
    '91625',
  ],
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, 'customer.paypalAccount.base', '82902'],
  [{ paymentMethodNonce: 'unknown' }, 'customer.paymentMethodNonce', '93108'],
  [{ id: 'a b' }, 'customer.id', '91610'],
  [{ id: 'all' }, 'customer.id', '91611'],
  [{ id: 'i'.repeat(37) }, 'customer.id', '91612'],
  [{ customFields: { unknown: 'a' } }, 'customer.customFields', '91602'],
  [
    { creditCard: { ...card, options: { verifyCard: true, verificationAccountType: 'bad' } } },
    'customer.creditCard.options.verificationAccountType',
    '91757',
  ],
  [
    { creditCard: { ...card, options: { verifyCard: true, verificationAmount: '-1' } } },
    'customer.creditCard.options.verificationAmount',
    '91739',
  ],
])('a customer with %j is wrong at %s', async (request, path, code) => {
  const result = await create(request);
  expect(result.success).toBe(false);
  expect(codesAt(result, path)).toEqual([code]);
});

test('associations can be left out', async () => {
  const { customer } = await create({ ...whole, customFields: { storeMe: 'a' }, creditCard: card });
  const sdk = gateway.customer as unknown as {
    find: (id: string, filter: string) => Promise<Record<string, unknown>>;
  };
  const bare = await sdk.find(customer.id, '353f78cc');
  expect(bare).toMatchObject({
    firstName: 'John',
    creditCards: [],
    addresses: [],
    paymentMethods: [],
  });
  expect(await sdk.find(customer.id, 'f8124ed8')).toMatchObject({
    creditCards: [{ last4: '5100' }],
  });
  await expect(sdk.find(customer.id, 'unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('a verification that fails, by its reason', async () => {
  const rules = serverSdk(origin, {
    merchantId: 'processing_rules_merchant_id',
    publicKey: 'processing_rules_public_key',
    privateKey: 'processing_rules_private_key',
  });
  const result = await rules.customer.create({
    creditCard: ownCard({
      ...card,
      number: '4111111111111111',
      cvv: '200',
      options: { verifyCard: true },
    }),
  });
  expect((result as unknown as { verification: object }).verification).toMatchObject({
    status: 'gateway_rejected',
    gatewayRejectionReason: 'cvv',
  });
});

test('a customer, the default card and an address are changed at once', async () => {
  const { customer } = await create({
    ...whole,
    creditCard: { ...card, billingAddress: { postalCode: '44444' } },
  });
  const token = customer.creditCards?.[0]?.token ?? '';
  const changed = await gateway.customer.update(customer.id, {
    firstName: 'New',
    creditCard: {
      expirationDate: '12/2033',
      options: { updateExistingToken: token },
      billingAddress: { postalCode: '11111', options: { updateExisting: true } },
    },
  } as never);
  expect(changed.customer).toMatchObject({
    firstName: 'New',
    lastName: 'Smith',
    creditCards: [{ token, expirationDate: '12/2033', billingAddress: { postalCode: '11111' } }],
  });
  expect(changed.customer.addresses).toHaveLength(1);
  const invalid = await gateway.customer.update(customer.id, { email: 'bad' });
  expect(codesAt(invalid, 'customer.email')).toEqual(['81604']);
  await expect(gateway.customer.update('unknown', {})).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.customer.delete('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('a nonce changes the customer’s card in its place', async () => {
  const { customer } = await create({ creditCard: card });
  const token = customer.creditCards?.[0]?.token ?? '';
  const { customer: changed } = await gateway.customer.update(customer.id, {
    paymentMethodNonce: 'fake-apple-pay-visa-nonce',
    defaultPaymentMethodToken: token,
  } as never);
  expect(changed).toMatchObject({
    creditCards: [{ token, default: true }],
    applePayCards: [{ default: false }],
  });
});

test('a customer with a card that the merchant’s own server has from Apple', async () => {
  const applePayCard = {
    number: '4111111111111111',
    cardholderName: 'Evelyn Boyd Granville',
    cryptogram: 'AAAAAAAA/COBt84dnIEcwAA3gAAGhgEDoLABAAhAgAABAAAALnNCLw==',
    expirationMonth: '10',
    expirationYear: '2029',
  };
  const { customer } = await create({ applePayCard });
  expect(customer).toMatchObject({ applePayCards: [{ last4: '1111' }] });
});
