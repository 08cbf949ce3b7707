import { beforeEach, expect, test } from 'vitest';
import { clientToken } from '../../../test/client-token.ts';
import { demoServerKeys, serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';

const gateway = await startTestGateway();
const { db, origin, reset } = gateway;

beforeEach(reset);

const page = openPage({ gateway: origin, authorization: demoKey });
const card = {
  number: '4111111111111111',
  cvv: '123',
  expirationMonth: '12',
  expirationYear: '2034',
};

const tokenize = `mutation TokenizeCreditCard($input: TokenizeCreditCardInput!, $insight: AuthenticationInsightInput!) {
  tokenizeCreditCard(input: $input) {
    token
    creditCard { bin brandCode last4 cardholderName expirationMonth expirationYear binData { ...Bin } }
    authenticationInsight(input: $insight) { customerAuthenticationRegulationEnvironment }
  }
}
fragment Bin on BinRecord { prepaid issuingBank }`;

test('a card becomes a nonce', async () => {
  const { status, body } = await page.graphQL(tokenize, {
    input: { creditCard: card, options: { validate: false } },
    insight: { merchantAccountId: 'albumen_usd' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      tokenizeCreditCard: {
        token: expect.stringMatching(/^[0-9a-f-]{36}$/),
        creditCard: {
          bin: '411111',
          brandCode: 'VISA',
          last4: '1111',
          cardholderName: null,
          expirationMonth: '12',
          expirationYear: '2034',
          binData: { prepaid: 'UNKNOWN', issuingBank: null },
        },
        authenticationInsight: { customerAuthenticationRegulationEnvironment: 'UNREGULATED' },
      },
    },
    extensions: { requestId: expect.any(String) },
  });
});

test('a CVV alone becomes a nonce, by either mutation', async () => {
  const ofCard = await page.graphQL(tokenize, {
    input: { creditCard: { cvv: '123' }, options: { validate: false } },
    insight: { merchantAccountId: 'albumen_usd' },
  });
  expect(ofCard.body).toMatchObject({
    data: {
      tokenizeCreditCard: {
        token: expect.stringMatching(/^[0-9a-f-]{36}$/),
        creditCard: {
          bin: null,
          brandCode: 'UNKNOWN',
          last4: null,
          binData: { prepaid: 'UNKNOWN' },
        },
      },
    },
  });
  const query = `mutation TokenizeCvv($input: TokenizeCvvInput!) {
    tokenizeCvv(input: $input) { tokenizedCvv { id } }
  }`;
  const ofCvv = await page.graphQL(query, { input: { cvv: '1234' } });
  expect(ofCvv.body).toMatchObject({
    data: { tokenizeCvv: { tokenizedCvv: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } } },
  });
  const wrong = await page.graphQL(query, { input: { cvv: '12' } });
  expect(wrong.body).toMatchObject({ errors: [{ extensions: { legacyCode: '81707' } }] });
});

test('a bad card is a validation error with the path to what is wrong', async () => {
  const number = '4111111111111112';
  const { body } = await page.graphQL(tokenize, { input: { creditCard: { ...card, number } } });
  expect(body).toMatchObject({
    data: { tokenizeCreditCard: null },
    errors: [
      {
        message: 'Credit card number is invalid.',
        path: ['tokenizeCreditCard'],
        extensions: {
          errorClass: 'VALIDATION',
          errorType: 'user_error',
          legacyCode: '81715',
          inputPath: ['input', 'creditCard', 'number'],
        },
      },
    ],
  });
});

test('a page learns its configuration; wallets that we do not have are null', async () => {
  const query = `query ClientConfiguration { clientConfiguration {
    environment merchantId analyticsUrl creditCard { supportedCardBrands challenges }
    paypal { displayName } applePayWeb { countryCode } venmo { merchantId } supportedFeatures } }`;
  const { body } = await page.graphQL(query);
  expect(body).toMatchObject({
    data: {
      clientConfiguration: {
        environment: 'SANDBOX',
        merchantId: 'albumen_sandbox',
        creditCard: { supportedCardBrands: expect.arrayContaining(['VISA', 'MASTERCARD']) },
        paypal: { displayName: 'Albumen (sandbox)' },
        applePayWeb: null,
        venmo: null,
        supportedFeatures: ['TOKENIZE_CREDIT_CARDS', 'CONFIGURATION'],
      },
    },
  });
});

test('preferred methods are those of the merchant', async () => {
  const query = 'query { preferredPaymentMethods { paypalPreferred venmoPreferred } }';
  const options = JSON.stringify({ preferred: { paypal: true } });
  await db.updateTable('merchants').set({ options }).execute();
  const { body } = await page.graphQL(query);
  expect(body).toMatchObject({
    data: { preferredPaymentMethods: { paypalPreferred: true, venmoPreferred: false } },
  });
});

test('a known customer who keeps a PayPal account before all prefers it, unless tests say otherwise', async () => {
  const query = 'query { preferredPaymentMethods { paypalPreferred venmoPreferred } }';
  const sdk = serverSdk(origin, demoServerKeys);
  const ask = async (paymentMethodNonce: string): Promise<unknown> => {
    const { customer } = await sdk.customer.create({ paymentMethodNonce });
    const { authorizationFingerprint } = await clientToken(gateway, { customerId: customer.id });
    const known = openPage({ gateway: origin, authorization: { authorizationFingerprint } });
    return (await known.graphQL(query)).body['data'];
  };
  const answer = (paypalPreferred: boolean) => ({
    preferredPaymentMethods: { paypalPreferred, venmoPreferred: false },
  });
  expect(await ask('fake-paypal-billing-agreement-nonce')).toEqual(answer(true));
  expect(await ask('fake-valid-visa-nonce')).toEqual(answer(false));
  const options = JSON.stringify({ preferred: { paypal: false } });
  await db.updateTable('merchants').set({ options }).execute();
  expect(await ask('fake-paypal-billing-agreement-nonce')).toEqual(answer(false));
});

test.each([
  ['{ nothing }', 'VALIDATION'],
  ['{{', 'VALIDATION'],
  [`{ ping ${'a '.repeat(4_000)} }`, 'VALIDATION'],
])('%j is refused', async (query, errorClass) => {
  const { status, body } = await page.graphQL(query);
  expect([status, body]).toMatchObject([200, { errors: [{ extensions: { errorClass } }] }]);
});

test('directives, aliases and fragments inside themselves are read', async () => {
  const query = `query Q($no: Boolean = false) {
    pong: ping
    left: ping @include(if: $no)
    clientConfiguration { ...Loop }
  }
  fragment Loop on ClientConfiguration { merchantId ...Loop }`;
  const { body } = await page.graphQL(query);
  expect(body).toMatchObject({
    data: { pong: 'pong', clientConfiguration: { merchantId: 'albumen_sandbox' } },
  });
  expect(Object.keys((body as unknown as { data: object }).data)).not.toContain('left');
});

test('a server may ask with its API key', async () => {
  const ask = (privateKey: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`sandbox_public:${privateKey}`)}`,
        'content-type': 'application/json',
        'braintree-version': '2018-09-10',
      },
      body: JSON.stringify({ query: '{ ping }' }),
    }).then((reply) => reply.json());
  expect(await ask('private-key-of-the-demo')).toMatchObject({ data: { ping: 'pong' } });
  expect(await ask('wrong')).toMatchObject({
    errors: [{ extensions: { errorClass: 'AUTHENTICATION' } }],
  });
});

test('a token of one merchant shows that merchant’s configuration', async () => {
  const { authorizationFingerprint } = await clientToken(gateway);
  const known = openPage({ gateway: origin, authorization: { authorizationFingerprint } });
  const { body } = await known.graphQL('{ clientConfiguration { merchantId } }');
  expect(body).toMatchObject({ data: { clientConfiguration: { merchantId: 'albumen_sandbox' } } });
});

test('fragments that multiply each other, and many calls in one, are refused at once', async () => {
  const doublings = Array.from(
    { length: 18 },
    (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`,
  );
  const bomb = `{ ...f0 } ${doublings.join(' ')} fragment f18 on Query { ping }`;
  const refused = { data: null, errors: [{ message: 'The query asks for too many fields.' }] };
  expect((await page.graphQL(bomb)).body).toMatchObject(refused);
  const manyCalls = Array.from({ length: 11 }, (_, at) => `p${at}: ping`).join(' ');
  expect((await page.graphQL(`{ ${manyCalls} }`)).body).toMatchObject(refused);
  const ofAnswer = `{ clientConfiguration { ...f0 } } ${doublings.join(' ')} fragment f18 on C { merchantId }`;
  expect((await page.graphQL(ofAnswer)).body).toMatchObject({
    data: { clientConfiguration: null },
    errors: refused.errors,
  });
});

test('text that nobody can keep is refused, whether it is escaped in JSON or in the query', async () => {
  const malformed = { errors: [{ message: 'The request is malformed.' }] };
  const byVariable = await page.graphQL(tokenize, {
    input: { creditCard: { ...card, cardholderName: 'A\0' } },
  });
  expect(byVariable.body).toMatchObject(malformed);
  const literal = `mutation { tokenizeCvv(input: { cvv: "12\\u0000" }) { tokenizedCvv { id } } }`;
  expect((await page.graphQL(literal)).body).toMatchObject(malformed);
});
