import { beforeAll, expect, test } from 'vitest';
import braintree from 'braintree';
import { serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
let token = '';

/** The SDK's types lag behind what it sends and reads. */
const nonces = gateway.paymentMethodNonce as unknown as {
  create: (
    token: string,
    request?: object,
  ) => Promise<{ success: boolean; paymentMethodNonce: Record<string, unknown> }>;
  find: (nonce: string) => Promise<Record<string, unknown>>;
};

beforeAll(async () => {
  const { customer } = await gateway.customer.create({
    paymentMethodNonce: 'fake-valid-visa-nonce',
  });
  token = customer.paymentMethods?.[0]?.token ?? '';
});

test('a nonce of a kept card', async () => {
  const { success, paymentMethodNonce } = await nonces.create(token);
  expect(success).toBe(true);
  expect(paymentMethodNonce).toMatchObject({
    type: 'CreditCard',
    consumed: false,
    default: true,
    details: {
      bin: '401288',
      lastTwo: '81',
      lastFour: '1881',
      cardType: 'Visa',
      expirationMonth: '12',
    },
    binData: { prepaid: 'Unknown' },
  });
  expect(paymentMethodNonce['authenticationInsight']).toBeUndefined();
});

test.each([
  ['sandbox_credit_card', 'unregulated'],
  ['european_three_d_secure_merchant_account', 'psd2'],
  ['india_three_d_secure_merchant_account', 'rbi'],
])('where authentication is asked for: %s', async (merchantAccountId, regulationEnvironment) => {
  const { paymentMethodNonce } = await nonces.create(token, {
    paymentMethodNonce: { merchantAccountId, authenticationInsight: true },
  });
  expect(paymentMethodNonce).toMatchObject({ authenticationInsight: { regulationEnvironment } });
});

test.each([
  [{ amount: '10.00' }, 'unavailable'],
  [{ amount: '10.00', recurringCustomerConsent: true, recurringMaxAmount: '20.00' }, 'unavailable'],
])('what %j asks for in India', async (authenticationInsightOptions, scaIndicator) => {
  const { paymentMethodNonce } = await nonces.create(token, {
    paymentMethodNonce: {
      merchantAccountId: 'india_three_d_secure_merchant_account',
      authenticationInsight: true,
      authenticationInsightOptions,
    },
  });
  expect(paymentMethodNonce).toMatchObject({ authenticationInsight: { scaIndicator } });
});

test('no nonce of a method that is not there', async () => {
  await expect(nonces.create('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(nonces.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('what another authentication found of a card', async () => {
  const found = await nonces.find('fake-three-d-secure-visa-full-authentication-nonce');
  expect(found).toMatchObject({
    type: 'CreditCard',
    threeDSecureInfo: {
      enrolled: 'Y',
      status: 'authenticate_successful',
      liabilityShifted: true,
      liabilityShiftPossible: true,
      eciFlag: '05',
      threeDSecureVersion: '1.0.2',
    },
  });
  expect((found['threeDSecureInfo'] as Record<string, unknown>)['cavv']).toBeTruthy();
  expect((found['threeDSecureInfo'] as Record<string, unknown>)['xid']).toBeTruthy();
  expect((await nonces.find('fake-valid-nonce'))['threeDSecureInfo']).toBeNull();
});

test.each([
  ['fake-valid-commercial-nonce', { commercial: 'Yes' }],
  ['fake-valid-country-of-issuance-cad-nonce', { countryOfIssuance: 'CAD' }],
  ['fake-valid-debit-nonce', { debit: 'Yes' }],
  ['fake-valid-durbin-regulated-nonce', { durbinRegulated: 'Yes' }],
  ['fake-valid-healthcare-nonce', { healthcare: 'Yes', productId: 'J3' }],
  ['fake-valid-issuing-bank-network-only-nonce', { issuingBank: 'NETWORK ONLY' }],
  ['fake-valid-payroll-nonce', { payroll: 'Yes', productId: 'MSA' }],
  ['fake-valid-prepaid-nonce', { prepaid: 'Yes' }],
  ['fake-valid-unknown-indicators-nonce', { prepaid: 'Unknown' }],
  ['fake-valid-no-indicators-nonce', { prepaid: 'No' }],
])('%s has its indicators', async (nonce, binData) => {
  expect(await nonces.find(nonce)).toMatchObject({ binData });
});

test.each([
  [
    'fake-venmo-account-nonce',
    'VenmoAccount',
    { username: 'venmojoe', venmoUserId: '1234567891234567891' },
  ],
  ['fake-apple-pay-visa-nonce', 'ApplePayCard', { cardType: 'Visa' }],
  ['fake-android-pay-visa-nonce', 'AndroidPayCard', { cardType: 'Visa' }],
  [
    'fake-paypal-one-time-nonce',
    'PayPalAccount',
    { payerInfo: { email: expect.any(String) as string } },
  ],
  [
    'fake-sepa-direct-debit-nonce',
    'SepaDebitAccount',
    { bankReferenceToken: 'a-fake-bank-reference-token', mandateType: 'RECURRENT' },
  ],
])('what stands behind %s', async (nonce, type, details) => {
  expect(await nonces.find(nonce)).toMatchObject({ nonce, type, details });
});

const constants = Object.entries(
  (braintree.Test as unknown as { Nonces: Record<string, string> }).Nonces,
);

test.each(constants)('every sandbox knows the nonce %s', async (_, nonce) => {
  expect((await nonces.find(nonce))['nonce']).toBe(nonce);
});
