import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const merchant = `${origin}/merchants/integration_merchant_id`;
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({})).customer.id;
});

async function fingerprintOf(request: object): Promise<string> {
  const { clientToken } = await gateway.clientToken.generate(request as never);
  const json = Buffer.from(String(clientToken), 'base64').toString();
  return (JSON.parse(json) as { authorizationFingerprint: string }).authorizationFingerprint;
}

/** As pages of old ask: names with underscores, `.json` at the end, a shared identifier. */
async function post(path: string, authorizationFingerprint: string, body: object) {
  const reply = await fetch(`${merchant}/client_api/v1/${path}.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authorizationFingerprint,
      shared_customer_identifier: 'fake_identifier',
      shared_customer_identifier_type: 'testing',
      ...body,
    }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, never> };
}

const card = { number: '4111111111111111', expiration_month: '11', expiration_year: '2099' };

test('a card of a page is kept for the customer of the token', async () => {
  const fingerprint = await fingerprintOf({ customerId });
  expect(
    (await post('payment_methods/credit_cards', fingerprint, { credit_card: card })).status,
  ).toBe(201);
  expect((await gateway.customer.find(customerId)).creditCards).toHaveLength(1);
});

test('a card of a page is verified', async () => {
  const fingerprint = await fingerprintOf({ customerId, options: { verifyCard: true } });
  const bad = { ...card, number: '4000111111111115' };
  expect(
    (await post('payment_methods/credit_cards', fingerprint, { credit_card: bad })).status,
  ).toBe(422);
  expect((await gateway.customer.find(customerId)).creditCards).toHaveLength(0);
});

test('a card of a page is kept once', async () => {
  for (const option of [
    'failOnDuplicatePaymentMethod',
    'failOnDuplicatePaymentMethodForCustomer',
  ]) {
    const own = (await gateway.customer.create({})).customer.id;
    const number = option.endsWith('Customer') ? '4005519200000004' : '4500600000000061';
    const fresh = { ...card, number };
    const free = await fingerprintOf({ customerId: own });
    expect((await post('payment_methods/credit_cards', free, { credit_card: fresh })).status).toBe(
      201,
    );
    const fingerprint = await fingerprintOf({ customerId: own, options: { [option]: true } });
    expect(
      (await post('payment_methods/credit_cards', fingerprint, { credit_card: fresh })).status,
    ).toBe(422);
  }
});

test('a card of a page becomes the default', async () => {
  await gateway.creditCard.create({
    customerId,
    number: '4012888888881881',
    expirationDate: '12/2033',
  });
  const fingerprint = await fingerprintOf({ customerId, options: { makeDefault: true } });
  await post('payment_methods/credit_cards', fingerprint, { credit_card: card });
  const { creditCards = [] } = await gateway.customer.find(customerId);
  expect(creditCards.find((one) => one.default)?.last4).toBe('1111');
});

test('a page without a customer gets a nonce', async () => {
  const fingerprint = await fingerprintOf({});
  const { status, body } = await post('payment_methods/credit_cards', fingerprint, {
    credit_card: { ...card, options: { validate: false } },
    share: true,
  });
  expect(status).toBe(202);
  const [{ nonce }] = body['creditCards'] as unknown as [{ nonce: string }];
  const kept = await gateway.paymentMethod.create({ customerId, paymentMethodNonce: nonce });
  expect(kept.success).toBe(true);
  const again = await gateway.paymentMethod.create({ customerId, paymentMethodNonce: nonce });
  expect(codesAt(again, 'paymentMethod.paymentMethodNonce')).toEqual(['93107']);
});

test.each([
  [{ consent_code: 'PAYPAL_CONSENT_CODE' }, true],
  [{ access_token: 'PAYPAL_ACCESS_TOKEN' }, false],
])('a page with %j of PayPal gets a nonce', async (account, isKept) => {
  const fingerprint = await fingerprintOf({});
  const { status, body } = await post('payment_methods/paypal_accounts', fingerprint, {
    paypal_account: { ...account, options: { validate: false } },
  });
  expect(status).toBeLessThan(300);
  const [{ nonce }] = body['paypalAccounts'] as unknown as [{ nonce: string }];
  const sold = await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce: nonce });
  expect(sold.transaction).toMatchObject({ paymentInstrumentType: 'paypal_account' });
  const fresh = await post('payment_methods/paypal_accounts', fingerprint, {
    paypal_account: { ...account, options: { validate: false } },
  });
  const [{ nonce: second }] = fresh.body['paypalAccounts'] as unknown as [{ nonce: string }];
  const kept = await gateway.paymentMethod.create({ customerId, paymentMethodNonce: second });
  expect(kept.success).toBe(isKept);
});

test('a page that names nothing of PayPal gets no nonce', async () => {
  const { status } = await post('payment_methods/paypal_accounts', await fingerprintOf({}), {
    paypal_account: { options: { validate: false } },
  });
  expect(status).toBe(422);
});

test('the methods of a customer, each with a nonce', async () => {
  await gateway.creditCard.create({
    customerId,
    number: '4012888888881881',
    expirationDate: '12/2033',
  });
  const authorizationFingerprint = await fingerprintOf({ customerId });
  const query = new URLSearchParams({ authorizationFingerprint });
  const reply = await fetch(`${merchant}/client_api/v1/payment_methods.json?${query.toString()}`);
  const { paymentMethods } = (await reply.json()) as { paymentMethods: { nonce: string }[] };
  expect(paymentMethods).toHaveLength(1);
  const sdk = gateway.creditCard as unknown as { fromNonce: (nonce: string) => Promise<object> };
  expect(await sdk.fromNonce(paymentMethods[0]?.nonce ?? '')).toMatchObject({ last4: '1881' });
});

test('what a client token cannot be made of', async () => {
  const refused = async (request: object) => gateway.clientToken.generate(request as never);
  expect(codesAt(await refused({ customerId: 'unknown' }), 'clientToken.customerId')).toEqual([
    '92804',
  ]);
  expect((await refused({ customerId: 'unknown' })).message).toBe(
    'Customer specified by customer_id does not exist',
  );
  await expect(refused({ options: { makeDefault: true } })).rejects.toMatchObject({
    type: 'unexpectedError',
  });
  expect((await refused({ merchantAccountId: 'sandbox_credit_card' })).success).toBe(true);
  expect((await refused({ options: { makeDefault: false } })).success).toBe(true);
  expect(
    codesAt(await refused({ domains: Array(6).fill('a.example') }), 'clientToken.domains'),
  ).toEqual(['92810']);
  expect((await refused({ domains: ['example.com'] })).success).toBe(true);
});

test('the version and contents of a client token', async () => {
  const { clientToken } = await gateway.clientToken.generate({
    merchantAccountId: 'sandbox_credit_card',
  });
  const token = JSON.parse(Buffer.from(String(clientToken), 'base64').toString()) as object;
  expect(token).toMatchObject({
    version: 2,
    merchantAccountId: 'sandbox_credit_card',
    merchantId: 'integration_merchant_id',
    configUrl: expect.stringContaining('/client_api/v1/configuration') as string,
    authorizationFingerprint: expect.any(String) as string,
  });
});
