import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const card = { number: '4111111111111111', expirationDate: '05/2029' };
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({ firstName: 'John' })).customer.id;
});

function create(change: object) {
  const request: braintree.CreditCardCreateRequest = { customerId, ...card, ...change };
  return gateway.creditCard.create(request);
}

test('a card is kept with all that is known of it', async () => {
  const { creditCard } = await create({
    cardholderName: 'Ada',
    cvv: '100',
    billingAddress: { streetAddress: '123 Abc Way', phoneNumber: '312-123-4567' },
  });
  expect(creditCard).toMatchObject({
    customerId,
    bin: '411111',
    last4: '1111',
    maskedNumber: '411111******1111',
    expirationDate: '05/2029',
    expirationMonth: '05',
    expirationYear: '2029',
    cardholderName: 'Ada',
    cardType: 'Visa',
    default: true,
    expired: false,
    customerLocation: 'US',
    billingAddress: { streetAddress: '123 Abc Way', phoneNumber: '312-123-4567' },
    subscriptions: [],
    isNetworkTokenized: false,
    productId: 'Unknown',
    venmoSdk: false,
    commercial: 'Unknown',
  });
  expect(creditCard.uniqueNumberIdentifier).toMatch(/^[0-9a-f]{32}$/);
  expect(creditCard.imageUrl).toMatch(/png/);
});

test.each<[object, string, string, string]>([
  [{ number: 'invalid' }, 'number', '81716', 'Credit card number must be 12-19 digits.'],
  [{ number: '' }, 'number', '81714', 'Credit card number is required.'],
  [{ number: '4111111111111112' }, 'number', '81715', 'Credit card number is invalid.'],
  [{ cvv: '12' }, 'cvv', '81707', 'CVV must be 4 digits'],
  [{ expirationDate: '' }, 'expirationDate', '81709', 'Expiration date is required.'],
  [{ expirationDate: '20/2029' }, 'expirationMonth', '81712', 'Expiration month is invalid.'],
  [{ token: 'a b' }, 'token', '91718', 'invalid'],
  [{ token: 'all' }, 'token', '91721', 'allowed'],
  [{ token: 't'.repeat(37) }, 'token', '91720', 'long'],
  [{ cardholderName: 'n'.repeat(256) }, 'cardholderName', '81723', 'long'],
  [
    { paymentMethodNonce: 'fake-consumed-nonce', number: undefined },
    'paymentMethodNonce',
    '91731',
    'more than once',
  ],
  [{ paymentMethodNonce: 'unknown', number: undefined }, 'paymentMethodNonce', '91732', 'Unknown'],
  [{ customerId: 'unknown' }, 'customerId', '91705', 'invalid'],
  [{ customerId: '' }, 'customerId', '91704', 'required'],
  [{ billingAddressId: 'zz', billingAddress: { company: 'a' } }, 'base', '91701', ''],
  [{ billingAddress: { countryName: 'zzzzzz' } }, 'billingAddress.countryName', '91803', ''],
  [
    { billingAddress: { countryCodeAlpha2: 'zz' } },
    'billingAddress.countryCodeAlpha2',
    '91814',
    '',
  ],
  [
    { billingAddress: { countryCodeAlpha3: 'zzz' } },
    'billingAddress.countryCodeAlpha3',
    '91816',
    '',
  ],
  [
    { billingAddress: { countryCodeNumeric: '000' } },
    'billingAddress.countryCodeNumeric',
    '91817',
    '',
  ],
  [
    { billingAddress: { countryCodeNumeric: '016', countryName: 'Canada' } },
    'billingAddress.base',
    '91815',
    '',
  ],
  [
    { options: { verifyCard: true, verificationAmount: '-1' } },
    'options.verificationAmount',
    '91739',
    '',
  ],
  [
    { options: { verifyCard: true, verificationMerchantAccountId: 'x' } },
    'options.verificationMerchantAccountId',
    '91728',
    '',
  ],
  [
    { options: { verifyCard: true, verificationAccountType: 'wrong' } },
    'options.verificationAccountType',
    '91757',
    '',
  ],
  [
    { options: { verifyCard: true, verificationAccountType: 'credit' } },
    'options.verificationAccountType',
    '91758',
    '',
  ],
])('a card with %j is wrong at its %s', async (...row) => {
  const [change, attribute, code, message] = row;
  const result = await create(change);
  expect(result.success).toBe(false);
  expect(codesAt(result, `creditCard.${attribute}`)).toContain(code);
  expect(result.message).toContain(message);
});

test.each([
  ['4111111111111210', { prepaid: 'Yes' }],
  ['4229989900000002', { prepaidReloadable: 'Yes' }],
  ['4111111111131010', { commercial: 'Yes' }],
  ['4117101010101010', { debit: 'Yes' }],
  ['4111111510101010', { healthcare: 'Yes', productId: 'J3' }],
  ['4111111114101010', { payroll: 'Yes', productId: 'MSA' }],
  ['4111161010101010', { durbinRegulated: 'Yes' }],
  ['4111111111121102', { countryOfIssuance: 'USA' }],
  ['4111111141010101', { issuingBank: 'NETWORK ONLY' }],
  ['4229989800000003', { business: 'Yes' }],
  ['4229989700000004', { consumer: 'Yes' }],
  ['4229989100000000', { corporate: 'Yes' }],
  ['4229989500000006', { purchase: 'Yes' }],
  ['4111111111310101', { prepaid: 'No', payroll: 'No', productId: 'MSB' }],
  ['4111111111112101', { prepaid: 'Unknown', issuingBank: 'Unknown', productId: 'Unknown' }],
  ['6062820524845321', { cardType: 'Hipercard' }],
  ['6370950000000005', { cardType: 'Hiper' }],
  ['5066991111111118', { cardType: 'Elo' }],
  ['371260714673002', { cardType: 'American Express' }],
  ['4005519200000004', { cardType: 'Visa' }],
])('the number %s is %j', async (number, known) => {
  const { creditCard } = await create({ number, options: { verifyCard: true } });
  expect(creditCard).toMatchObject(known);
});

test('a card tells how it was verified', async () => {
  const { creditCard } = await create({
    options: { verifyCard: true, verificationAmount: '1.02' },
  });
  expect(creditCard).toMatchObject({
    verification: { status: 'verified', amount: '1.02', currencyIsoCode: 'USD' },
  });
  const found = await gateway.creditCard.find(creditCard.token);
  expect(found).toMatchObject({
    verification: { status: 'verified', processorResponseCode: '1000' },
  });
  const customer = await gateway.customer.find(customerId);
  expect(customer.creditCards?.[0]).toMatchObject({ verification: { status: 'verified' } });
});

test('a card that fails its verification', async () => {
  const result = await create({ number: '4000111111111115', options: { verifyCard: true } });
  expect(result.success).toBe(false);
  expect((result as unknown as { verification: object }).verification).toMatchObject({
    status: 'processor_declined',
    processorResponseCode: '2000',
    processorResponseText: 'Do Not Honor',
    processorResponseType: 'soft_declined',
    cvvResponseCode: 'I',
    avsPostalCodeResponseCode: 'I',
    avsStreetAddressResponseCode: 'I',
    avsErrorResponseCode: null,
    gatewayRejectionReason: null,
    creditCard: { bin: '400011', last4: '1115' },
    merchantAccountId: 'sandbox_credit_card',
  });
});

test('a card of one’s own network token, and data of the device', async () => {
  expect(
    await create({ deviceData: '{}', options: { skipAdvancedFraudChecking: true } }),
  ).toMatchObject({ success: true });
});
