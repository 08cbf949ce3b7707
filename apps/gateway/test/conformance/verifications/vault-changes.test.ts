import { beforeEach, expect, test } from 'vitest';
import type braintree from 'braintree';
import { codesAt, collect, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(async () => {
  await reset();
  await gateway.customer.create({ id: 'ada' });
});

const visa = { number: '4111111111111111', expirationDate: '12/2034' };

/** Calls as the SDK has them, which its types shorten. */
interface Calls {
  update: (id: string, change: object) => ReturnType<typeof gateway.customer.update>;
}
const customers = gateway.customer as unknown as Calls;

async function keep(change: object = {}) {
  const made = await gateway.creditCard.create({ customerId: 'ada', ...visa, ...change });
  return made.creditCard;
}

test('a customer’s card is changed in its place by its token', async () => {
  const { token } = await keep({ cardholderName: 'Ada' });
  const creditCard = { expirationDate: '01/2040', options: { updateExistingToken: token } };
  const { success } = await customers.update('ada', { creditCard });
  expect(success).toBe(true);
  const { creditCards = [] } = await gateway.customer.find('ada');
  expect(creditCards).toMatchObject([{ token, expirationDate: '01/2040', cardholderName: 'Ada' }]);
  const options = { updateExistingToken: 'unknown' };
  const wrong = await customers.update('ada', { creditCard: { ...creditCard, options } });
  const path = 'customer.creditCard.options.updateExistingToken';
  expect(codesAt(wrong, path)).toEqual(['91723']);
});

test('a customer’s default method is chosen by its token', async () => {
  await keep();
  const { token } = await keep();
  await customers.update('ada', { defaultPaymentMethodToken: token });
  expect(await gateway.paymentMethod.find(token)).toMatchObject({ default: true });
  const wrong = await customers.update('ada', { defaultPaymentMethodToken: 'unknown' });
  expect(codesAt(wrong, 'customer.defaultPaymentMethodToken')).toEqual(['91718']);
});

test('a billing address is changed in its place, or another one is added', async () => {
  const { token } = await keep({ billingAddress: { streetAddress: '1 Main St', locality: 'A' } });
  const change = (billingAddress: object) =>
    gateway.creditCard.update(token, { billingAddress } as braintree.CreditCardUpdateRequest);
  const changed = await change({ locality: 'B', options: { updateExisting: true } });
  expect(changed.creditCard.billingAddress).toMatchObject({
    streetAddress: '1 Main St',
    locality: 'B',
  });
  expect((await gateway.customer.find('ada')).addresses).toHaveLength(1);
  await change({ locality: 'C' });
  expect((await gateway.customer.find('ada')).addresses).toHaveLength(2);
});

test('a change that fails its verification changes nothing', async () => {
  const { token } = await keep();
  const options = { verifyCard: true };
  const change = { number: '4000111111111115', expirationDate: '01/2040' };
  const refused = await gateway.creditCard.update(token, Object.assign(change, { options }));
  expect(refused).toMatchObject({
    success: false,
    verification: { status: 'processor_declined' },
  });
  expect(await gateway.creditCard.find(token)).toMatchObject({ expirationDate: '12/2034' });
});

test('a verification is for the amount and the account that were named', async () => {
  const options = {
    verifyCard: true,
    verificationAmount: '1.02',
    verificationMerchantAccountId: 'sandbox_credit_card_non_default',
  };
  const request = { customerId: 'ada', ...visa, number: '4000111111111115' };
  const made = await gateway.creditCard.create(Object.assign(request, { options }));
  expect(made).toMatchObject({
    success: false,
    verification: { amount: '1.02', merchantAccountId: 'sandbox_credit_card_non_default' },
  });
});

test.each([
  [{ verificationAmount: '-1.00' }, 'verificationAmount', '91739'],
  [{ verificationAmount: 'one' }, 'verificationAmount', '91740'],
  [{ verificationMerchantAccountId: 'x' }, 'verificationMerchantAccountId', '91728'],
  [
    { verificationMerchantAccountId: 'suspended_account' },
    'verificationMerchantAccountId',
    '91742',
  ],
])('a verification by %j is refused', async (options, attribute, code) => {
  const request = { customerId: 'ada', ...visa, options: { verifyCard: true, ...options } };
  const made = await gateway.creditCard.create(request as braintree.CreditCardCreateRequest);
  expect(codesAt(made, `creditCard.options.${attribute}`)).toEqual([code]);
});

interface Verifications {
  find: (id: string) => Promise<{ id: string; status: string; creditCard: object }>;
  create: (order: object) => Promise<{
    success: boolean;
    errors: unknown;
    verification: { id: string; status: string; amount: string };
  }>;
  search: (ask: (search: Search) => void) => NodeJS.ReadableStream;
}
interface Criterion {
  is: (value: string) => void;
  in: (...values: string[]) => void;
}
type Search = Record<
  'id' | 'status' | 'customerId' | 'creditCardNumber' | 'creditCardCardholderName',
  () => Criterion
>;
const verifications = gateway.creditCardVerification as unknown as Verifications;

test('a card is verified without being kept, and its verification found', async () => {
  const creditCard = { ...visa, cardholderName: 'Ada Lovelace' };
  const { success, verification } = await verifications.create({
    creditCard,
    options: { amount: '5.00' },
  });
  expect(success).toBe(true);
  expect(verification).toMatchObject({ status: 'verified', amount: '5.00' });
  expect(await verifications.find(verification.id)).toMatchObject({
    status: 'verified',
    creditCard: { bin: '411111', last4: '1111', cardholderName: 'Ada Lovelace' },
  });
  await expect(verifications.find('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
  const declined = await verifications.create({
    creditCard: { ...visa, number: '4000111111111115' },
  });
  expect(declined).toMatchObject({
    success: false,
    verification: { status: 'processor_declined' },
  });
  const wrong = await verifications.create({ creditCard, options: { amount: '-5.00' } });
  expect(codesAt(wrong, 'verification.options.amount')).toEqual(['94201']);
});

test('verifications are searched by what they were of', async () => {
  await keep({ options: { verifyCard: true }, cardholderName: 'Ada' });
  await verifications.create({ creditCard: { ...visa, cardholderName: 'Bob' } });
  const count = async (ask: (search: Search) => void): Promise<number> =>
    (await collect(verifications.search(ask))).length;
  expect(await count((search) => search.customerId().is('ada'))).toBe(1);
  expect(await count((search) => search.creditCardCardholderName().is('Bob'))).toBe(1);
  expect(await count((search) => search.creditCardNumber().is('411111******1111'))).toBe(2);
  expect(await count((search) => search.status().in('verified'))).toBe(2);
  expect(await count((search) => search.status().in('failed'))).toBe(0);
});

interface Expiring {
  expired: () => NodeJS.ReadableStream;
  expiringBetween: (after: Date, before: Date) => NodeJS.ReadableStream;
}
const cards = gateway.creditCard as unknown as Expiring;

test('cards that have run out, or will between two months', async () => {
  const { token: past } = await keep({ expirationDate: '01/2015' });
  const { token: coming } = await keep({ expirationDate: '03/2041' });
  await keep();
  expect(await collect(cards.expired())).toMatchObject([{ token: past, expired: true }]);
  const [first, last] = [new Date(Date.UTC(2041, 2, 15)), new Date(Date.UTC(2041, 3, 15))];
  expect(await collect(cards.expiringBetween(first, last))).toMatchObject([{ token: coming }]);
});
