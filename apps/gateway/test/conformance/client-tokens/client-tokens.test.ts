import { beforeEach, expect, test } from 'vitest';
import { codesAt, integration, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

async function read(request: Parameters<typeof gateway.clientToken.generate>[0]) {
  const { clientToken } = await gateway.clientToken.generate(request);
  const text = String(clientToken);
  const json = text.startsWith('{') ? text : Buffer.from(text, 'base64').toString();
  return JSON.parse(json) as Record<string, unknown>;
}

test('a client token opens the client API', async () => {
  const token = await read({});
  expect(token).toMatchObject({ version: 2, merchantId: 'integration_merchant_id' });
  const { configUrl = '', authorizationFingerprint = '' } = token;
  const query = new URLSearchParams({ authorizationFingerprint: String(authorizationFingerprint) });
  const reply = await fetch(`${String(configUrl)}?${query.toString()}`);
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ merchantId: 'integration_merchant_id' });
});

test('a token of the first version is plain JSON', async () => {
  expect(await read({ version: '1' })).toMatchObject({ version: 1 });
});

test('a card that a page keeps with a client token of a customer is a payment method of hers', async () => {
  await gateway.customer.create({ id: 'ada' });
  const token = await read({ customerId: 'ada' });
  const reply = await fetch(`${String(token['clientApiUrl'])}/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authorizationFingerprint: token['authorizationFingerprint'],
      creditCard: {
        number: '4111111111111111',
        expirationDate: '12/2034',
        options: { validate: true },
      },
    }),
  });
  expect(reply.status).toBe(201);
  const customer = await gateway.customer.find('ada');
  expect(customer.creditCards).toMatchObject([{ last4: '1111', default: true }]);
});

test('under an identifier that pages share, a client token without a customer finds nothing', async () => {
  const { clientApiUrl, authorizationFingerprint } = await read({});
  const query = new URLSearchParams({
    authorizationFingerprint: String(authorizationFingerprint),
    sharedCustomerIdentifier: 'ada',
    sharedCustomerIdentifierType: 'testing',
  });
  const address = `${String(clientApiUrl)}/v1/payment_methods.json`;
  const reply = await fetch(`${address}?${query.toString()}`);
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ paymentMethods: [] });
  query.delete('sharedCustomerIdentifier');
  expect((await fetch(`${address}?${query.toString()}`)).status).toBe(403);
});

test('a nonce of a page pays, once', async () => {
  const token = await read({});
  const reply = await fetch(`${String(token['clientApiUrl'])}/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authorizationFingerprint: token['authorizationFingerprint'],
      creditCard: { number: '4111111111111111', expirationDate: '12/2034', cvv: '200' },
    }),
  });
  const body = (await reply.json()) as { creditCards: { nonce: string }[] };
  const paymentMethodNonce = body.creditCards[0]?.nonce ?? '';
  const sale = { amount: '5.00', paymentMethodNonce };
  const { transaction } = await gateway.transaction.sale(sale);
  expect(transaction).toMatchObject({ status: 'authorized', cvvResponseCode: 'N' });
  expect(codesAt(await gateway.transaction.sale(sale), 'transaction.paymentMethodNonce')).toEqual([
    '91564',
  ]);
});

test('what makes no sense is refused', async () => {
  const unknown = await gateway.clientToken.generate({ customerId: 'nobody' });
  expect(unknown.success).toBe(false);
  const version = await gateway.clientToken.generate({ version: '9' });
  expect(version.success).toBe(false);
  expect(codesAt(version, 'clientToken.version')).toEqual(['92806']);
  const account = await gateway.clientToken.generate({ merchantAccountId: 'nowhere' });
  expect(codesAt(account, 'clientToken.merchantAccountId')).toEqual(['92807']);
});

test('options that need a customer are refused to those who do not use the SDK', async () => {
  const reply = await fetch(`${origin}/merchants/${integration.merchantId}/client_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${integration.publicKey}:${integration.privateKey}`)}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({ client_token: { options: { make_default: true } } }),
  });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({
    apiErrorResponse: {
      errors: {
        clientToken: { options: { errors: [{ code: '92801', attribute: 'make_default' }] } },
      },
    },
  });
});
