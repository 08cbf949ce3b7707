import { beforeEach, expect, test } from 'vitest';
import { clientToken } from '../../../test/client-token.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';

const gateway = await startTestGateway({ poolSize: 4 });
const { db, origin, reset } = gateway;

beforeEach(reset);

const card = {
  number: '4111111111111111',
  cvv: '123',
  expirationMonth: '12',
  expirationYear: '34',
};
const cards = '/client_api/v1/payment_methods/credit_cards';
const page = openPage({ gateway: origin, authorization: demoKey });

async function pageOfCustomer(options = {}, id = 'ada') {
  const now = new Date();
  await db
    .insertInto('customers')
    .values({ merchantId: 'albumen_sandbox', id, createdAt: now, updatedAt: now })
    .onConflict((row) => row.doNothing())
    .execute();
  const { authorizationFingerprint } = await clientToken(gateway, { customerId: id, options });
  return openPage({ gateway: origin, authorization: { authorizationFingerprint } });
}

test('a page learns what the merchant accepts and where to go', async () => {
  const { status, body } = await page.get('/client_api/v1/configuration', { configVersion: '3' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    environment: 'sandbox',
    merchantId: 'albumen_sandbox',
    clientApiUrl: `${origin}/merchants/albumen_sandbox/client_api`,
    assetsUrl: origin,
    analytics: { url: `${origin}/merchants/albumen_sandbox/analytics` },
    graphQL: { url: `${origin}/graphql`, features: ['tokenize_credit_cards', 'configuration'] },
    challenges: [],
    paypalEnabled: true,
    threeDSecureEnabled: false,
  });
});

test('browsers that map the provider’s names are answered by these names', async () => {
  const reply = await gateway.app.inject({
    url: '/merchants/albumen_sandbox/client_api/v1/configuration',
    query: demoKey,
    headers: { host: 'api.sandbox.braintreegateway.com' },
  });
  expect(reply.json()).toMatchObject({
    clientApiUrl:
      'https://api.sandbox.braintreegateway.com:443/merchants/albumen_sandbox/client_api',
    assetsUrl: 'https://assets.braintreegateway.com',
    graphQL: { url: 'https://payments.sandbox.braintree-api.com/graphql' },
  });
});

test('a host that is not ours is never repeated', async () => {
  const reply = await gateway.app.inject({
    url: '/merchants/albumen_sandbox/client_api/v1/configuration',
    query: demoKey,
    headers: { host: 'evil.example' },
  });
  expect(reply.body).not.toContain('evil.example');
  expect(reply.json()).toMatchObject({ assetsUrl: origin });
});

test('a card becomes a nonce', async () => {
  const { status, body } = await page.post(cards, {
    _meta: { source: 'hosted-fields', sessionId: 'page-view' },
    creditCard: { ...card, cardholderName: 'Ada Lovelace', options: { validate: false } },
  });
  expect(status).toBe(202);
  expect(body).toEqual({
    creditCards: [
      {
        type: 'CreditCard',
        nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
        description: 'ending in 11',
        consumed: false,
        threeDSecureInfo: null,
        details: {
          bin: '411111',
          lastTwo: '11',
          lastFour: '1111',
          cardType: 'Visa',
          cardholderName: 'Ada Lovelace',
          expirationYear: '2034',
          expirationMonth: '12',
        },
        binData: expect.objectContaining({ prepaid: 'Unknown', issuingBank: 'Unknown' }),
      },
    ],
  });
});

test('snake case and the suffix .json are accepted, too', async () => {
  const { status, body } = await page.post(`${cards}.json`, {
    credit_card: {
      number: '5555 5555-5555 4444',
      expiration_date: '1/2033',
      cardholder_name: 'Ada',
      billing_address: { postal_code: '60601' },
    },
  });
  expect(status).toBe(202);
  expect(body).toMatchObject({
    creditCards: [
      { details: { cardType: 'MasterCard', expirationMonth: '01', cardholderName: 'Ada' } },
    ],
  });
});

test.each([
  ['', '81714'],
  ['4111', '81716'],
  ['4111111111111112', '81715'],
  ['4242424242424242', '81717'],
  ['9999999999999995', '81715'],
])('number %j is refused with %s, and not kept', async (number, code) => {
  const { status, body } = await page.post(cards, { creditCard: { ...card, number } });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: { message: 'Credit card is invalid' },
    fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'number', code }] }],
  });
  expect(await db.selectFrom('cards').selectAll().execute()).toEqual([]);
});

test('everything that is wrong is reported at once', async () => {
  const { body } = await page.post(cards, {
    creditCard: {
      number: '4111111111111112',
      cvv: '12',
      expirationMonth: '13',
      expirationYear: '3',
      cardholderName: 'x'.repeat(176),
      billingAddress: { postalCode: '#' },
    },
  });
  const [creditCard] = (body as unknown as FieldErrors).fieldErrors;
  const codes = creditCard?.fieldErrors?.flatMap(({ code, fieldErrors = [] }) =>
    [code, ...fieldErrors.map((error) => error.code)].filter((one) => one !== undefined),
  );
  expect(codes).toEqual(['81715', '81712', '81713', '81707', '81723', '81813']);
});

interface FieldErrors {
  fieldErrors: { field: string; code?: string; fieldErrors?: FieldErrors['fieldErrors'] }[];
}

test('a card that has run out is taken in the sandbox, validated or not', async () => {
  const old = { ...card, expirationYear: '20' };
  const validated = await page.post(cards, { creditCard: { ...old, options: { validate: true } } });
  expect(validated.status).toBe(202);
  expect((await page.post(cards, { creditCard: old })).status).toBe(202);
});

test('a brand that the merchant does not accept is refused', async () => {
  await db
    .updateTable('merchants')
    .set({ options: JSON.stringify({ supportedCardTypes: ['Visa'] }) })
    .where('id', '=', 'albumen_sandbox')
    .execute();
  const { body } = await page.post(cards, { creditCard: { ...card, number: '5555555555554444' } });
  expect(JSON.stringify(body)).toContain('81703');
});

test('a client token with a customer vaults, and the vault can be seen with it', async () => {
  const known = await pageOfCustomer();
  const { status } = await known.post(cards, {
    creditCard: { ...card, options: { validate: true } },
  });
  expect(status).toBe(201);
  const { body } = await known.get('/client_api/v1/payment_methods', { defaultFirst: '1' });
  expect(body).toMatchObject({
    paymentMethods: [{ type: 'CreditCard', default: true, details: { lastFour: '1111' } }],
  });
  expect((await page.get('/client_api/v1/payment_methods')).status).toBe(403);
});

test('a duplicate is refused where the token says so, even of two at the same moment', async () => {
  const once = { fail_on_duplicate_payment_method: true };
  const [known, bob] = [await pageOfCustomer(once), await pageOfCustomer(once, 'bob')];
  const body = { creditCard: { ...card, options: { validate: true } } };
  const both = await Promise.all([known.post(cards, body), bob.post(cards, body)]);
  expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '422']);
  const again = await known.post(cards, body);
  expect(again.status).toBe(422);
  expect(JSON.stringify(again.body)).toContain('81724');
  const onceEach = { fail_on_duplicate_payment_method_for_customer: true };
  const owner = await pageOfCustomer(onceEach, both[0].status === 201 ? 'ada' : 'bob');
  expect(JSON.stringify((await owner.post(cards, body)).body)).toContain('81763');
});

test('a verification fails by CVV, by postal code, or by the issuer', async () => {
  const challenges = JSON.stringify({ challenges: ['cvv', 'postal_code'] });
  await db.updateTable('merchants').set({ options: challenges }).execute();
  const known = await pageOfCustomer({ verify_card: true });
  const attempt = async (change: object) => {
    const whole = { ...card, billingAddress: { postalCode: '60601' }, ...change };
    return known.post(cards, { creditCard: { ...whole, options: { validate: true } } });
  };
  expect(JSON.stringify((await attempt({ cvv: '200' })).body)).toContain('81736');
  const wrongPlace = await attempt({ billingAddress: { postalCode: '20000' } });
  expect(JSON.stringify(wrongPlace.body)).toContain('81737');
  expect((await attempt({ number: '4000111111111115' })).status).toBe(422);
  expect((await attempt({ number: '4115111111111115' })).status).toBe(422);
  expect(JSON.stringify((await attempt({ cvv: '' })).body)).toContain('81706');
  expect((await attempt({})).status).toBe(201);
});

test('a refused card leaves nothing behind', async () => {
  const known = await pageOfCustomer({ verify_card: true });
  const declined = { ...card, number: '4000111111111115', options: { validate: true } };
  await known.post(cards, { creditCard: declined });
  expect(await db.selectFrom('cards').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([]);
});

test('the regulation follows the account that is paid into', async () => {
  const { body } = await page.post(cards, {
    creditCard: card,
    authenticationInsight: true,
    merchantAccountId: 'albumen_eur',
  });
  expect(body).toMatchObject({
    creditCards: [{ authenticationInsight: { regulationEnvironment: 'psd2' } }],
  });
});

test('number and CVV are nowhere in the database', async () => {
  await page.post(cards, { creditCard: { ...card, cvv: '987' } });
  await gateway.flushLog();
  for (const table of ['cards', 'nonces', 'requests'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    expect(rows.length).toBeGreaterThan(2);
    expect(rows).not.toContain('4111111111111111');
    expect(rows).not.toMatch(/"987\\?"/);
  }
});

test('analytics are accepted', async () => {
  const event = { kind: 'web.custom.client.load.succeeded', isAsync: false, timestamp: Date.now() };
  const { status } = await page.post('/analytics', { analytics: [event] });
  expect(status).toBe(200);
});

test('scripts of other pages may read answers', async () => {
  const preflight = await fetch(`${origin}/merchants/albumen_sandbox${cards}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:9',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,braintree-version,authorization',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:9');
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(
    /authorization.*braintree-version.*content-type/,
  );
  const refused = await fetch(`${origin}/merchants/albumen_sandbox${cards}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:9' },
  });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:9');
});
