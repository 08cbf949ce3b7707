import { beforeEach, expect, test } from 'vitest';
import { clientToken } from '../../../test/client-token.ts';
import { codesAt, demoServerKeys, serverSdk } from '../../../test/server-sdk.ts';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';

const gateway = await startTestGateway();
const { db, origin, reset } = gateway;
const cards = '/client_api/v1/payment_methods/credit_cards';
const card = {
  number: '4111111111111111',
  cvv: '123',
  expirationDate: '12/2034',
};
const page = openPage({ gateway: origin, authorization: demoKey });

beforeEach(reset);

function tokenize(billingAddress: object) {
  return page.post(cards, { creditCard: { ...card, billingAddress } });
}

test('a billing address that is too long in every part has an error for each', async () => {
  const long = 'x'.repeat(256);
  const { status, body } = await tokenize({
    firstName: long,
    last_name: long,
    company: long,
    streetAddress: long,
    extendedAddress: long,
    locality: long,
    region: long,
    postalCode: '1234567890',
  });
  expect(status).toBe(422);
  expect(codesOf(body)).toEqual([
    'firstName 81805',
    'lastName 81806',
    'company 81802',
    'streetAddress 81812',
    'extendedAddress 81804',
    'locality 81807',
    'region 81810',
    'postalCode 81809',
  ]);
  expect((await tokenize({ company: 'x'.repeat(255) })).status).toBe(202);
});

test.each([
  [{ countryName: 'Atlantis' }, 'countryName 91803'],
  [{ countryCodeAlpha2: 'XX' }, 'countryCodeAlpha2 91814'],
  [{ countryCodeAlpha3: 'XXX' }, 'countryCodeAlpha3 91816'],
  [{ countryCodeNumeric: '999' }, 'countryCodeNumeric 91817'],
  [{ countryCodeAlpha2: 'US', countryCodeAlpha3: 'CAN' }, 'base 91815'],
])('%j is no country', async (address, code) => {
  expect(codesOf((await tokenize(address)).body)).toEqual([code]);
});

test.each([
  { countryName: 'Mexico' },
  { countryCodeAlpha2: 'MX' },
  { country_code_alpha3: 'MEX' },
  { countryCodeNumeric: 484 },
])('%j is the same country as under its other names', async (address) => {
  expect((await tokenize({ ...address, locality: '' })).status).toBe(202);
  const { billingAddress } = await db
    .selectFrom('cards')
    .select('billingAddress')
    .executeTakeFirstOrThrow();
  expect(billingAddress).toEqual({ countryCode: 'MX' });
});

test('a CVV alone becomes a nonce that is checked with a kept card, once, and pays for nothing itself', async () => {
  const sdk = serverSdk(origin, demoServerKeys);
  const tokenizeCvv = async (cvv: string): Promise<string> => {
    const { status, body } = await page.post(cards, {
      creditCard: { cvv, options: { validate: false } },
    });
    expect(status).toBe(202);
    expect(body).toMatchObject({
      creditCards: [{ type: 'CreditCard', details: { cardType: 'Unknown', lastFour: '' } }],
    });
    return (body as unknown as { creditCards: [{ nonce: string }] }).creditCards[0].nonce;
  };
  const { customer } = await sdk.customer.create({ paymentMethodNonce: 'fake-valid-visa-nonce' });
  const paymentMethodToken = customer.paymentMethods?.[0]?.token ?? '';
  const sell = (paymentMethodNonce: string) =>
    sdk.transaction.sale({ amount: '5.00', paymentMethodToken, paymentMethodNonce });
  const nonce = await tokenizeCvv('200');
  expect((await sell(nonce)).transaction).toMatchObject({ cvvResponseCode: 'N' });
  expect(codesAt(await sell(nonce), 'transaction.paymentMethodNonce')).toEqual(['91564']);
  const alone = { amount: '5.00', paymentMethodNonce: await tokenizeCvv('123') };
  const refused = await sdk.transaction.sale(alone);
  expect(codesAt(refused, 'transaction.paymentMethodNonce')).toEqual(['91569']);
  const kept = await sdk.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: await tokenizeCvv('123'),
  });
  expect(codesAt(kept, 'creditCard.number')).toEqual(['81714']);
});

async function verify(change: object) {
  const now = new Date();
  await db
    .insertInto('customers')
    .values({ merchantId: 'albumen_sandbox', id: 'ada', createdAt: now, updatedAt: now })
    .onConflict((row) => row.doNothing())
    .execute();
  const { authorizationFingerprint } = await clientToken(gateway, {
    customerId: 'ada',
    merchantAccountId: 'albumen_eur',
    options: { verify_card: true },
  });
  const known = openPage({ gateway: origin, authorization: { authorizationFingerprint } });
  return known.post(cards, { creditCard: { ...card, ...change, options: { validate: true } } });
}

test.each([
  { change: {}, status: 'verified', code: '1000', reason: null },
  {
    change: { number: '4000111111111115' },
    status: 'processor_declined',
    code: '2000',
    reason: null,
  },
  {
    change: { number: '4000111111111511' },
    status: 'gateway_rejected',
    code: '1000',
    reason: 'fraud',
  },
  { change: { cvv: '200' }, status: 'gateway_rejected', code: '1000', reason: 'cvv' },
  {
    change: { billingAddress: { postalCode: '20000' } },
    status: 'gateway_rejected',
    code: '1000',
    reason: 'avs',
  },
])('a card with $change is $status, and that is kept', async ({ change, status, code, reason }) => {
  const options = JSON.stringify({ challenges: ['cvv', 'postal_code'] });
  await db.updateTable('merchants').set({ options }).execute();
  const billingAddress = { postalCode: '60601', streetAddress: '200 Elm St' };
  expect((await verify({ billingAddress, ...change })).status).toBe(
    status === 'verified' ? 201 : 422,
  );
  const [row, ...others] = await db.selectFrom('verifications').selectAll().execute();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    merchantId: 'albumen_sandbox',
    merchantAccountId: 'albumen_eur',
    status,
    currency: 'EUR',
    processing: { processorResponseCode: code, gatewayRejectionReason: reason },
  });
  const kept = await db.selectFrom('cards').selectAll().execute();
  expect(kept).toHaveLength(status === 'verified' ? 1 : 0);
});

interface FieldErrors {
  fieldErrors: { field: string; code?: string; fieldErrors?: FieldErrors['fieldErrors'] }[];
}

/** Codes about the billing address only, in their order. */
function codesOf(body: unknown): string[] {
  const [root] = (body as FieldErrors).fieldErrors; // as the wire has it
  const billing = root?.fieldErrors?.find(({ field }) => field === 'billingAddress');
  return billing?.fieldErrors?.map(({ field, code }) => `${field} ${code}`) ?? [];
}
