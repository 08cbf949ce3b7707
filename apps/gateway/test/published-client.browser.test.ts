import { beforeEach, expect, test } from 'vitest';
import { clientToken } from './client-token.ts';
import { openPublishedPage } from './published-page.ts';
import { startTestGateway } from './test-gateway.ts';
import { demoKey } from './test-page.ts';
import { openTools } from './test-tools.ts';

const gateway = await startTestGateway();
const { run } = await openPublishedPage(gateway, 'client');
const tools = openTools(gateway.app);

beforeEach(gateway.reset);

const create = (authorization = demoKey.tokenizationKey) =>
  `const client = await braintree.client.create({ authorization: '${authorization}' });`;
/** A client is kept for its authorization until it is torn down. */
const tokenize = (number: string) => `
  return await client.request({
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { creditCard: {
      number: '${number}', cvv: '123', expirationMonth: '12', expirationYear: '2034',
      options: { validate: false } } },
  }).finally(() => client.teardown());`;

test('the published SDK reads the configuration', async () => {
  const { value } = await run(`${create()}
    const configuration = client.getConfiguration();
    await client.teardown();
    return configuration;`);
  expect(value).toMatchObject({
    authorizationType: 'TOKENIZATION_KEY',
    gatewayConfiguration: {
      environment: 'sandbox',
      merchantId: 'albumen_sandbox',
      assetsUrl: 'https://assets.braintreegateway.com',
      challenges: [],
      creditCards: { supportedCardTypes: expect.arrayContaining(['Visa', 'MasterCard']) },
    },
  });
});

test.each([true, false])('it tokenizes a card, by GraphQL: %s', async (tokenizesByGraphQL) => {
  await tools('PUT', '/sandbox/configuration', { options: { tokenizesByGraphQL } });
  const { value } = await run(create() + tokenize('4111111111111111'));
  expect(value).toMatchObject({
    creditCards: [
      {
        type: 'CreditCard',
        nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
        description: 'ending in 11',
        details: { bin: '411111', cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
        binData: { prepaid: 'Unknown', issuingBank: 'Unknown' },
      },
    ],
  });
});

test.each([true, false])(
  'it learns what is wrong with a card, by GraphQL: %s',
  async (byGraphQL) => {
    const options = { tokenizesByGraphQL: byGraphQL };
    await tools('PUT', '/sandbox/configuration', { options });
    const { code, details } = await run(create() + tokenize('4111111111111112'));
    expect(code).toMatch(/^CLIENT_(GRAPHQL_)?REQUEST_ERROR$/);
    expect(details).toMatchObject({
      httpStatus: 422,
      originalError: {
        fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'number', code: '81715' }] }],
      },
    });
  },
);

test('it takes a client token, and refuses a forged one', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  const host = 'https://api.sandbox.braintreegateway.com:443';
  const encode = (fingerprint: string) =>
    btoa(
      JSON.stringify({
        version: 2,
        environment: 'sandbox',
        authorizationFingerprint: fingerprint,
        configUrl: `${host}/merchants/albumen_sandbox/client_api/v1/configuration`,
      }),
    );
  const good = await run(create(encode(authorizationFingerprint)) + tokenize('5555555555554444'));
  expect(good.value).toMatchObject({ creditCards: [{ details: { cardType: 'MasterCard' } }] });
  const forged = encode(authorizationFingerprint.replace('.', 'x.'));
  expect((await run(create(forged))).code).toBe('CLIENT_AUTHORIZATION_INVALID');
});

test.each([
  ['sandbox_wrong_albumen_sandbox', 'CLIENT_AUTHORIZATION_INVALID'],
  ['nonsense', 'CLIENT_INVALID_AUTHORIZATION'],
])('%s is refused with %s', async (authorization, code) => {
  expect((await run(create(authorization))).code).toBe(code);
});

test.each([
  [429, 'CLIENT_RATE_LIMITED'],
  [403, 'CLIENT_AUTHORIZATION_INSUFFICIENT'],
  [401, 'CLIENT_AUTHORIZATION_INVALID'],
  [500, 'CLIENT_GATEWAY_NETWORK'],
])('status %s becomes %s', async (status, code) => {
  await tools('PUT', '/sandbox/configuration', { options: { tokenizesByGraphQL: false } });
  const operation = 'credit_cards';
  await tools('POST', '/sandbox/faults', { operation, kind: 'status', status, times: 2 });
  expect((await run(create() + tokenize('4111111111111111'))).code).toBe(code);
});

test('it falls back to REST when GraphQL has an internal error', async () => {
  const operation = 'graphql TokenizeCreditCard';
  await tools('POST', '/sandbox/faults', { operation, kind: 'graphqlError' });
  const { value } = await run(create() + tokenize('4111111111111111'));
  expect(value).toMatchObject({ creditCards: [{ type: 'CreditCard' }] });
  await gateway.flushLog();
  // The page's events may have come after the card.
  const { body } = await tools('GET', '/console/requests?limit=5');
  expect(body).toMatchObject({
    requests: expect.arrayContaining([expect.objectContaining({ status: 202 })]),
  });
});
