import { beforeEach, expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoServerKeys, serverSdk } from '../../../test/server-sdk.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { openTools } from '../../../test/test-tools.ts';
import { sweepNow } from '../housekeeping/housekeeping.jobs.ts';

const { app, db, deps, clock, origin, reset } = await startTestGateway({ poolSize: 4 });
const page = openPage({ gateway: origin, authorization: demoKey });
const tools = openTools(app);
const sdk = serverSdk(origin, demoServerKeys);
beforeEach(reset);

const callbackUrl = `${origin}/web/3.109.0/html/redirect-frame.min.html`;
const order = { originUrl: 'http://shop', subtotal: '25.00', currencyCode: 'USD', callbackUrl };

async function begin(more: object = {}): Promise<string> {
  const { body } = await page.post('/client_api/v1/masterpass/request_token', {
    requestToken: { ...order, ...more },
  });
  return String(body['requestToken']);
}

/** Sends a form of the wallet's page. */
async function send(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const url = `${origin}/masterpass/checkout`;
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const location = reply.headers.get('location');
  const words = location === null ? {} : Object.fromEntries(new URL(location).searchParams);
  return { status: reply.status, html: await reply.text(), words };
}

interface Chosen {
  email?: string;
  card?: string;
  address?: string;
}

/** Signs in and chooses; what the wallet leads back with. */
async function approve(requestToken: string, chosen: Chosen = {}) {
  const { email = 'anna@wallet.example', card = 'everyday', address = 'home' } = chosen;
  const { html } = await send({ requestToken, email, password: 'wallet', answer: 'signIn' });
  const [, pass = ''] = /name="pass" value="([^"]+)"/.exec(html) ?? [];
  return send({ requestToken, email, pass, card, address, answer: 'approve' });
}

function tokenize({ words }: { words: Record<string, string> }) {
  return page.post('/client_api/v1/payment_methods/masterpass_cards', {
    masterpassCard: {
      requestToken: words['oauth_token'],
      verifierToken: words['oauth_verifier'],
      checkoutResourceUrl: words['checkout_resource_url'],
    },
  });
}

async function nonceOf(chosen?: Chosen): Promise<string> {
  const { body } = await tokenize(await approve(await begin(), chosen));
  return (
    (body as unknown as { masterpassCards: { nonce: string }[] }).masterpassCards[0]?.nonce ?? ''
  );
}

test('pages learn that the merchant accepts the wallet, by REST and GraphQL, or that it does not', async () => {
  const configuration = await page.get('/client_api/v1/configuration');
  expect(configuration.body['masterpass']).toEqual({
    merchantCheckoutId: 'albumen_sandbox_wallet',
    supportedNetworks: ['amex', 'diners', 'discover', 'jcb', 'maestro', 'master', 'visa'],
  });
  const query = '{ clientConfiguration { masterpass { merchantCheckoutId supportedCardBrands } } }';
  expect((await page.graphQL(query)).body).toMatchObject({
    data: {
      clientConfiguration: {
        masterpass: {
          merchantCheckoutId: 'albumen_sandbox_wallet',
          supportedCardBrands: expect.arrayContaining(['MASTERCARD', 'INTERNATIONAL_MAESTRO']),
        },
      },
    },
  });
  await tools('PUT', '/sandbox/configuration', { options: { masterpassEnabled: false } });
  expect((await page.get('/client_api/v1/configuration')).body['masterpass']).toBeUndefined();
  expect(await page.post('/client_api/v1/masterpass/request_token', {})).toMatchObject({
    status: 403,
  });
});

test('a card chosen in the wallet is a nonce that tells of card, contact and addresses', async () => {
  const { status, body } = await tokenize(await approve(await begin(), { address: 'studio' }));
  expect(status).toBe(202);
  expect(body).toEqual({
    masterpassCards: [
      {
        type: 'MasterpassCard',
        nonce: expect.stringMatching(/^[0-9a-f-]{36}$/),
        description: 'ending in 44',
        consumed: false,
        details: { cardType: 'MasterCard', lastFour: '4444', lastTwo: '44' },
        binData: expect.objectContaining({ prepaid: 'Unknown' }),
        contact: {
          firstName: 'Anna',
          lastName: 'de Vries',
          phoneNumber: '+31 20 555 0142',
          emailAddress: 'anna@wallet.example',
        },
        billingAddress: expect.objectContaining({ locality: 'Amsterdam', countryCodeAlpha2: 'NL' }),
        shippingAddress: expect.objectContaining({ locality: 'Chicago', countryCodeAlpha2: 'US' }),
      },
    ],
  });
});

test('a server charges it once, keeps it, gives money back, and is notified of a bank that declines', async () => {
  const nonce = await nonceOf();
  const sale = await sdk.transaction.sale({
    amount: '25.00',
    paymentMethodNonce: nonce,
    options: { submitForSettlement: true, storeInVaultOnSuccess: true },
  });
  expect(sale.transaction).toMatchObject({
    status: 'submitted_for_settlement',
    paymentInstrumentType: 'masterpass_card',
    masterpassCard: { cardType: 'MasterCard', last4: '4444', token: expect.any(String) },
  });
  expect((await sdk.transaction.sale({ amount: '1.00', paymentMethodNonce: nonce })).success).toBe(
    false,
  );
  await sdk.testing.settle(sale.transaction.id);
  const refund = await sdk.transaction.refund(sale.transaction.id, '10.00');
  expect(refund.transaction).toMatchObject({
    amount: '10.00',
    type: 'credit',
    paymentInstrumentType: 'masterpass_card',
  });
  const customer = await sdk.customer.create({ firstName: 'Anna' });
  const kept = await sdk.paymentMethod.create({
    customerId: customer.customer.id,
    paymentMethodNonce: await nonceOf({ card: 'travel' }),
  });
  expect(kept.paymentMethod).toMatchObject({ cardType: 'Visa', last4: '1111' });
  const found = await sdk.customer.find(customer.customer.id);
  // The server SDK has no list of its own for them.
  expect(found).toMatchObject({ masterpassCards: [{ token: kept.paymentMethod.token }] });
  const again = await sdk.transaction.sale({
    amount: '3.00',
    paymentMethodToken: kept.paymentMethod.token,
  });
  expect(again.transaction).toMatchObject({ paymentInstrumentType: 'masterpass_card' });
  const ben = { email: 'ben@wallet.example', card: 'empty' };
  const declined = await sdk.transaction.sale({
    amount: '5.00',
    paymentMethodNonce: await nonceOf(ben),
  });
  expect(declined.success).toBe(false);
  expect(declined.transaction).toMatchObject({ status: 'processor_declined' });
});

test.each([
  ['subtotal', { subtotal: 'much' }],
  ['subtotal', { subtotal: '0.00' }],
  ['currencyCode', { currencyCode: 'SEK' }],
  ['callbackUrl', { callbackUrl: 'https://elsewhere.example/' }],
  ['callbackUrl', { callbackUrl: 'javascript:alert(1)' }],
])('a session with a wrong %s does not begin: %o', async (field, more) => {
  const { status, body } = await page.post('/client_api/v1/masterpass/request_token', {
    requestToken: { ...order, ...more },
  });
  expect(status).toBe(422);
  expect(body['fieldErrors']).toMatchObject([
    { field: 'requestToken', fieldErrors: [expect.objectContaining({ field })] },
  ]);
});

test('nobody gets a nonce but by what the wallet itself led back with, and only their own merchant', async () => {
  const approved = await approve(await begin());
  const { words } = approved;
  for (const name of ['oauth_token', 'oauth_verifier', 'checkout_resource_url']) {
    const forged = await tokenize({ words: { ...words, [name]: 'x' } });
    expect(forged.status).toBe(422);
  }
  const open = await begin();
  expect((await tokenize({ words: { ...words, oauth_token: open } })).status).toBe(422);
  const other = openPage({
    gateway: origin,
    merchantId: 'integration_merchant_id',
    authorization: { tokenizationKey: 'development_testing_integration_merchant_id' },
  });
  const foreign = await other.post('/client_api/v1/payment_methods/masterpass_cards', {
    masterpassCard: {
      requestToken: words['oauth_token'],
      verifierToken: words['oauth_verifier'],
      checkoutResourceUrl: words['checkout_resource_url'],
    },
  });
  expect(foreign.status).toBe(422);
  const [one, two] = [await tokenize(approved), await tokenize(approved)];
  expect(one.body).toEqual(two.body);
});

test('the wallet asks who it is, and what was answered stays answered', async () => {
  const requestToken = await begin();
  const anna = { requestToken, email: 'anna@wallet.example' };
  const wrong = await send({ ...anna, password: 'guess', answer: 'signIn' });
  expect(wrong.html).toContain('don’t go together');
  const unsigned = { ...anna, pass: 'guess', card: 'everyday', address: 'home' };
  expect((await send({ ...unsigned, answer: 'approve' })).html).toContain('Sign in to pay');
  expect((await send({ ...anna, answer: 'cancel' })).words).toMatchObject({ mpstatus: 'cancel' });
  const late = await send({ ...anna, password: 'wallet', answer: 'signIn' });
  expect(late.html).toContain('You canceled this payment.');
  expect((await approve(requestToken)).words).toEqual({});
  expect((await send({ requestToken: 'x' })).status).toBe(404);
});

test('a card that the merchant does not accept can’t be chosen', async () => {
  await tools('PUT', '/sandbox/configuration', { options: { supportedCardTypes: ['Visa'] } });
  expect((await approve(await begin())).status).toBe(422);
  expect((await approve(await begin(), { card: 'travel' })).words).toMatchObject({
    mpstatus: 'success',
  });
});

test('a session ends after an hour, and is forgotten after a day', async () => {
  const requestToken = await begin();
  clock.moveBy(3_600_001);
  expect((await approve(requestToken)).html).toContain('The time for this session is over.');
  clock.moveBy(86_400_000);
  await sweepNow(deps);
  expect(await db.selectFrom('masterpassCheckouts').selectAll().execute()).toEqual([]);
});
