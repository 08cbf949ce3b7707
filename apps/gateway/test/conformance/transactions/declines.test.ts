import { beforeEach, expect, test } from 'vitest';
import { codesAt, ownCard, integration2, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset, db } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const sale = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const creditCard = { number: '4111111111111111', expirationDate: '12/2034' };

test.each([
  ['2000.00', 'processor_declined', '2000', 'Do Not Honor', 'soft_declined'],
  ['2015.00', 'processor_declined', '2015', 'Transaction Not Allowed', 'hard_declined'],
  ['3000.00', 'failed', '3000', 'Processor Network Unavailable - Try Again', 'soft_declined'],
] as const)('a sale of %s is %s', async (...row) => {
  const [amount, status, processorResponseCode, processorResponseText, processorResponseType] = row;
  const result = await gateway.transaction.sale({ ...sale, amount });
  expect(result.success).toBe(false);
  expect(result.message).toBe(processorResponseText);
  expect(result.transaction).toMatchObject({
    status,
    processorResponseCode,
    processorResponseText,
    processorResponseType,
  });
  const found = await gateway.transaction.find(result.transaction.id);
  expect(found.status).toBe(status);
  const submitted = await gateway.transaction.submitForSettlement(found.id);
  expect(codesAt(submitted, 'transaction.base')).toEqual(['91507']);
});

test('a declined sale says what the network said', async () => {
  const { transaction } = await gateway.transaction.sale({ ...sale, amount: '2000.00' });
  expect(transaction.additionalProcessorResponse).toBe('2000 : Do Not Honor');
});

test('nonces for tests end as they say', async () => {
  const ends = async (paymentMethodNonce: string) => {
    const { transaction } = await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce });
    return [transaction.status, transaction.gatewayRejectionReason];
  };
  expect(await ends('fake-processor-declined-visa-nonce')).toEqual(['processor_declined', null]);
  expect(await ends('fake-processor-failure-jcb-nonce')).toEqual(['failed', null]);
  expect(await ends('fake-gateway-rejected-fraud-nonce')).toEqual(['gateway_rejected', 'fraud']);
  expect(await ends('fake-gateway-rejected-risk-thresholds-nonce')).toEqual([
    'gateway_rejected',
    'risk_threshold',
  ]);
});

test('a card that stands for fraud is rejected before the processor is asked', async () => {
  const result = await gateway.transaction.sale({
    amount: '1.00',
    creditCard: { ...creditCard, number: '4000111111111511' },
  });
  expect(result.message).toBe('Gateway Rejected: fraud');
  expect(result.transaction).toMatchObject({
    status: 'gateway_rejected',
    gatewayRejectionReason: 'fraud',
    processorResponseCode: null,
  });
});

test('address and CVV are answered by their test values', async () => {
  const check = async (billing: object, cvv?: string) => {
    const { transaction } = await gateway.transaction.sale({
      amount: '1.00',
      creditCard: { ...creditCard, ...(cvv && { cvv }) },
      billing,
    });
    const { avsPostalCodeResponseCode, avsStreetAddressResponseCode } = transaction;
    const { avsErrorResponseCode, cvvResponseCode } = transaction;
    return [
      avsErrorResponseCode,
      avsPostalCodeResponseCode,
      avsStreetAddressResponseCode,
      cvvResponseCode,
    ];
  };
  expect(await check({})).toEqual([null, 'I', 'I', 'I']);
  expect(await check({ postalCode: '20000', streetAddress: '201 Main' }, '200')).toEqual([
    null,
    'N',
    'U',
    'N',
  ]);
  expect(await check({ postalCode: '30000' }, '301')).toEqual(['E', 'I', 'I', 'S']);
});

test('a merchant’s own rules reject what the issuer did not confirm', async () => {
  await db
    .updateTable('merchants')
    .set({ rejectsOn: JSON.stringify(['avs', 'cvv']) })
    .where('id', '=', 'integration_merchant_id')
    .execute();
  const rejection = async (postalCode: string, cvv: string) => {
    const { transaction } = await gateway.transaction.sale({
      amount: '1.00',
      creditCard: { ...creditCard, cvv },
      billing: { postalCode },
    });
    return transaction.gatewayRejectionReason;
  };
  expect(await rejection('20000', '123')).toBe('avs');
  expect(await rejection('60606', '200')).toBe('cvv');
  expect(await rejection('20000', '200')).toBe('avs_and_cvv');
  expect(await rejection('60606', '123')).toBeNull();
});

test('a partial authorization for those who accept it', async () => {
  // Known to the SDK, not to its types.
  const partial = { ...sale, amount: '1004.00', acceptPartialAuthorization: true };
  const result = await gateway.transaction.sale(partial);
  expect(result.transaction).toMatchObject({
    status: 'authorized',
    processorResponseCode: '1004',
    amount: '502.00',
  });
});

test.each([
  ['', '81502'],
  ['ten', '81503'],
  ['1.001', '81503'],
  ['-1.00', '81501'],
  ['0.00', '81531'],
  ['99999999999.00', '81528'],
])('an amount of "%s" is refused with %s', async (amount, code) => {
  const result = await gateway.transaction.sale({ ...sale, amount });
  expect(codesAt(result, 'transaction.amount')).toEqual([code]);
});

test('every error of a sale at once, nested as the request is', async () => {
  const result = await gateway.transaction.sale({
    amount: '',
    orderId: 'o'.repeat(256),
    merchantAccountId: 'nowhere',
    creditCard: { number: '4111111111111112', expirationDate: '20/20', cvv: '1' },
    billing: { countryCodeAlpha2: 'ZZ' },
  });
  expect(codesAt(result, 'transaction.amount')).toEqual(['81502']);
  expect(codesAt(result, 'transaction.orderId')).toEqual(['91501']);
  expect(codesAt(result, 'transaction.merchantAccountId')).toEqual(['91513']);
  expect(codesAt(result, 'transaction.creditCard.number')).toEqual(['81715']);
  expect(codesAt(result, 'transaction.creditCard.cvv')).toEqual(['81707']);
  expect(codesAt(result, 'transaction.billing.countryCodeAlpha2')).toEqual(['91814']);
});

test.each([
  [{}, 'base', '91508'],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, 'paymentMethodNonce', '91564'],
  [{ paymentMethodNonce: 'unknown' }, 'paymentMethodNonce', '91565'],
  [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, 'creditCard.number', '81715'],
  [{ paymentMethodToken: 'unknown' }, 'paymentMethodToken', '91518'],
  [{ customerId: 'unknown' }, 'customerId', '91510'],
  [{ paymentMethodNonce: 'a', paymentMethodToken: 'b' }, 'base', '91515'],
  [
    { creditCard: { number: '4242424242424242', expirationDate: '12/34' } },
    'creditCard.number',
    '81717',
  ],
  [
    { paymentMethodNonce: 'fake-valid-nonce', merchantAccountId: 'suspended_account' },
    'merchantAccountId',
    '91514',
  ],
] as const)('%o is refused at %s with %s', async (...row) => {
  const [source, attribute, code] = row;
  const result = await gateway.transaction.sale({ amount: '1.00', ...source });
  expect(result.success).toBe(false);
  expect(codesAt(result, `transaction.${attribute}`)).toEqual([code]);
});

test('a nonce pays once', async () => {
  const { customer } = await gateway.customer.create({ creditCard: ownCard(creditCard) });
  const { token } = customer.creditCards?.[0] ?? { token: '' };
  const { paymentMethodNonce: made } = await gateway.paymentMethodNonce.create(token);
  const one = { amount: '1.00', paymentMethodNonce: made.nonce };
  expect((await gateway.transaction.sale(one)).success).toBe(true);
  const again = await gateway.transaction.sale(one);
  expect(codesAt(again, 'transaction.paymentMethodNonce')).toEqual(['91564']);
});

test('another merchant’s nonce is unknown', async () => {
  const { customer } = await gateway.customer.create({ creditCard: ownCard(creditCard) });
  const { token } = customer.creditCards?.[0] ?? { token: '' };
  const { paymentMethodNonce: made } = await gateway.paymentMethodNonce.create(token);
  const other = serverSdk(origin, integration2);
  const result = await other.transaction.sale({ amount: '1.00', paymentMethodNonce: made.nonce });
  expect(codesAt(result, 'transaction.paymentMethodNonce')).toEqual(['91565']);
});
