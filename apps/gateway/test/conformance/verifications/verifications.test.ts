import { expect, test } from 'vitest';
import { codesAt, collect, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const card = { number: '4111111111111111', expirationDate: '05/2032' };

interface Verified {
  success: boolean;
  errors: unknown;
  verification: Record<string, unknown> & { id: string };
}

/** The SDK's types lag behind. */
const verifications = gateway.creditCardVerification as unknown as {
  create: (request: object) => Promise<Verified>;
  find: (id: string) => Promise<Record<string, unknown>>;
};

test('a card is verified with all that is known of it', async () => {
  const { success, verification } = await verifications.create({
    creditCard: { ...card, cardholderName: 'John', billingAddress: { postalCode: '60606' } },
    options: { amount: '10.00' },
  });
  expect(success).toBe(true);
  expect(verification).toMatchObject({
    status: 'verified',
    amount: '10.00',
    currencyIsoCode: 'USD',
    merchantAccountId: 'sandbox_credit_card',
    processorResponseCode: '1000',
    processorResponseText: 'Approved',
    processorResponseType: 'approved',
    networkResponseCode: 'XX',
    networkResponseText: 'sample network response text',
    networkTransactionId: expect.any(String) as string,
    avsPostalCodeResponseCode: 'M',
    creditCard: { bin: '411111', last4: '1111', cardType: 'Visa' },
    graphQLId: expect.any(String) as string,
  });
  expect(await verifications.find(verification.id)).toMatchObject({ status: 'verified' });
  await expect(verifications.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});

test.each<[object, object]>([
  [
    { creditCard: { ...card, number: '4000111111111115' } },
    { status: 'processor_declined', processorResponseCode: '2000' },
  ],
  [
    { creditCard: { ...card, number: '4000111111111511' } },
    { status: 'gateway_rejected', gatewayRejectionReason: 'fraud' },
  ],
])('%j is not verified', async (request, known) => {
  const result = await verifications.create(request);
  expect(result.success).toBe(false);
  expect(result.verification).toMatchObject(known);
});

test.each<[object, string, string]>([
  [{ creditCard: card, options: { amount: '-10.00' } }, 'options.amount', '94201'],
  [{ creditCard: card, options: { amount: 'x' } }, 'options.amount', '94202'],
  [
    { creditCard: card, options: { merchantAccountId: 'no' } },
    'options.merchantAccountId',
    '94204',
  ],
  [
    { creditCard: card, options: { merchantAccountId: 'suspended_account' } },
    'options.merchantAccountId',
    '94205',
  ],
  [{ creditCard: card, options: { accountType: 'wrong' } }, 'options.accountType', '942184'],
  [{ creditCard: card, options: { accountType: 'credit' } }, 'options.accountType', '942185'],
  [{ creditCard: { ...card, number: 'x' } }, 'creditCard.number', '81716'],
  [{ paymentMethodNonce: 'unknown' }, 'paymentMethodNonce', '91732'],
  [
    { paymentMethodNonce: 'fake-valid-nonce', threeDSecureAuthenticationId: 'unknown' },
    'threeDSecureAuthenticationId',
    '942196',
  ],
])('%j is wrong at %s', async (request, attribute, code) => {
  expect(codesAt(await verifications.create(request), `verification.${attribute}`)).toEqual([code]);
});

test('an account that is for credit and debit', async () => {
  const { verification } = await verifications.create({
    creditCard: { ...card, number: '6062820524845321' },
    options: { accountType: 'debit', merchantAccountId: 'hiper_brl' },
  });
  expect(verification).toMatchObject({ creditCard: { accountType: 'debit' } });
});

test.each([
  ['fake-valid-nonce', null],
  ['fake-three-d-secure-visa-full-authentication-nonce', { status: 'authenticate_successful' }],
])('a nonce %s is verified', async (paymentMethodNonce, threeDSecureInfo) => {
  const { verification } = await verifications.create({ paymentMethodNonce });
  expect(verification).toMatchObject({ status: 'verified', threeDSecureInfo });
});

test('a check for fraud', async () => {
  const careful = serverSdk(origin, {
    merchantId: 'fraud_protection_enterprise_integration_merchant_id',
    publicKey: 'fraud_protection_enterprise_integration_public_key',
    privateKey: 'fraud_protection_enterprise_integration_private_key',
  });
  const risk = {
    decision: 'Approve',
    fraudServiceProvider: 'fraud_protection_enterprise',
    deviceDataCaptured: true,
  };
  const { customer } = await careful.customer.create({
    deviceData: '{}',
    creditCard: ownCard({ ...card, options: { verifyCard: true } }),
  });
  expect(customer.creditCards?.[0]).toMatchObject({
    verification: { riskData: { decision: 'Approve' } },
  });
  const sold = await careful.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    deviceData: '{}',
  });
  expect(sold.transaction).toMatchObject({
    riskData: { ...risk, decisionReasons: [], transactionRiskScore: '1' },
  });
  const skipped = await careful.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { skipAdvancedFraudChecking: true } as never,
  });
  expect(skipped.transaction).not.toHaveProperty('riskData');
});

test.each<[string, (search: Search, known: Known) => void]>([
  ['id', (search, { id }) => search.id().is(id)],
  ['holder', (search) => search.creditCardCardholderName().is('Tom Smith')],
  ['date', (search) => search.creditCardExpirationDate().is('05/2032')],
  ['number', (search) => search.creditCardNumber().is('4000111111111115')],
  ['brand', (search) => search.creditCardCardType().is('Visa')],
  ['brands', (search) => search.creditCardCardType().in(['Visa', 'Discover'])],
  ['status', (search) => search.status().is('processor_declined')],
  ['customer', (search, { customerId }) => search.customerId().is(customerId)],
  ['email', (search, { customerId }) => search.customerEmail().is(`${customerId}@example.com`)],
  ['postal code', (search) => search.billingAddressDetailsPostalCode().is('44444')],
  ['ids', (search, { id }) => search.ids().in([id])],
  ['time', (search) => search.createdAt().min(new Date(Date.now() - 60_000))],
])('verifications are found by their %s', async (_, ask) => {
  const { customer } = await gateway.customer.create({});
  await gateway.customer.update(customer.id, { email: `${customer.id}@example.com` });
  const refused = (await gateway.creditCard.create({
    customerId: customer.id,
    ...card,
    number: '4000111111111115',
    cardholderName: 'Tom Smith',
    billingAddress: { postalCode: '44444' },
    options: { verifyCard: true },
  })) as unknown as Verified;
  const { id } = refused.verification;
  const found = await collect<{ id: string }>(
    gateway.creditCardVerification.search((search: unknown) =>
      ask(search as Search, { id, customerId: customer.id }),
    ),
  );
  expect(found.map((one) => one.id)).toContain(id);
});

interface Known {
  id: string;
  customerId: string;
}

type Field = Record<'is', (value: string) => void> & {
  in: (values: string[]) => void;
  min: (value: Date) => void;
};

type Search = Record<
  | 'id'
  | 'ids'
  | 'status'
  | 'creditCardCardholderName'
  | 'creditCardExpirationDate'
  | 'creditCardNumber'
  | 'creditCardCardType'
  | 'customerId'
  | 'customerEmail'
  | 'billingAddressDetailsPostalCode'
  | 'createdAt',
  () => Field
>;
