import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset, db } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(async () => {
  await reset();
  await gateway.customer.create({ id: 'ada' });
  await gateway.customer.create({ id: 'bob' });
});

const paymentMethodNonce = 'fake-valid-visa-nonce';
const card = { customerId: 'ada', number: '4111111111111111', expirationDate: '12/2034' };

test('a nonce is kept for a customer, found and deleted', async () => {
  const { paymentMethod } = await gateway.paymentMethod.create({
    customerId: 'ada',
    paymentMethodNonce,
  });
  expect(await gateway.paymentMethod.find(paymentMethod.token)).toMatchObject({
    token: paymentMethod.token,
    last4: '1881',
    customerId: 'ada',
    default: true,
  });
  await gateway.paymentMethod.delete(paymentMethod.token);
  await expect(gateway.paymentMethod.find(paymentMethod.token)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test('wallets are kept as what they are', async () => {
  const keep = async (nonce: string) => {
    const made = await gateway.paymentMethod.create({
      customerId: 'ada',
      paymentMethodNonce: nonce,
    });
    return made.paymentMethod;
  };
  expect(await keep('fake-paypal-billing-agreement-nonce')).toMatchObject({
    email: 'payer@example.com',
  });
  expect(await keep('fake-android-pay-visa-nonce')).toMatchObject({ sourceCardType: 'Visa' });
  expect((await gateway.customer.find('ada')).paymentMethods).toHaveLength(2);
});

test('the newest becomes the default only when asked for, and the next one when it goes', async () => {
  const first = await gateway.creditCard.create(card);
  const second = await gateway.paymentMethod.create({
    customerId: 'ada',
    paymentMethodNonce,
    options: { makeDefault: true },
  });
  const isDefault = async (token: string) => {
    const found = await gateway.paymentMethod.find(token);
    return 'default' in found && found.default;
  };
  const [one, two] = [first.creditCard.token, second.paymentMethod.token];
  expect([await isDefault(one), await isDefault(two)]).toEqual([false, true]);
  await gateway.paymentMethod.delete(two);
  expect(await isDefault(one)).toBe(true);
});

test('what is wrong with a nonce or its customer', async () => {
  const consumed = await gateway.paymentMethod.create({
    customerId: 'ada',
    paymentMethodNonce: 'fake-consumed-nonce',
  });
  expect(codesAt(consumed, 'paymentMethod.paymentMethodNonce')).toEqual(['93107']);
  const unknown = await gateway.paymentMethod.create({
    customerId: 'nobody',
    paymentMethodNonce: 'unknown',
  });
  expect(codesAt(unknown, 'paymentMethod.customerId')).toEqual(['93105']);
  expect(codesAt(unknown, 'paymentMethod.paymentMethodNonce')).toEqual(['93108']);
});

test('the same card twice, where that is not wanted', async () => {
  await gateway.creditCard.create(card);
  const anywhere = await gateway.creditCard.create({
    ...card,
    customerId: 'bob',
    options: { failOnDuplicatePaymentMethod: true },
  });
  expect(codesAt(anywhere, 'creditCard.number')).toEqual(['81724']);
  const again = await gateway.creditCard.create(card);
  expect(again.success).toBe(true);
});

test('a token of one’s own is free or not', async () => {
  await gateway.creditCard.create({ ...card, token: 'mine' });
  const taken = await gateway.creditCard.create({ ...card, token: 'mine' });
  expect(codesAt(taken, 'creditCard.token')).toEqual(['91719']);
});

test('a card gets a new date, and its number stays', async () => {
  const made = await gateway.creditCard.create({ ...card, cardholderName: 'Ada' });
  const changed = await gateway.creditCard.update(made.creditCard.token, {
    expirationDate: '01/2040',
  });
  expect(changed.creditCard).toMatchObject({
    expirationDate: '01/2040',
    last4: '1111',
    cardholderName: 'Ada',
  });
  const past = await gateway.creditCard.update(made.creditCard.token, {
    expirationDate: '01/2001',
  });
  expect(past.creditCard).toMatchObject({ expirationDate: '01/2001', expired: true });
});

test.each([
  ['122034', '81710'],
  ['someday', '81710'],
  ['12/1974', '81711'],
  ['12/2202', '81711'],
])('the date %s is refused with %s', async (expirationDate, code) => {
  const wrong = await gateway.creditCard.create({ ...card, expirationDate });
  expect(codesAt(wrong, 'creditCard.expirationDate')).toEqual([code]);
});

test('a card of the past is kept, charged and called expired', async () => {
  const { creditCard } = await gateway.creditCard.create({ ...card, expirationDate: '05/2009' });
  expect(creditCard).toMatchObject({ expirationDate: '05/2009', expired: true });
  const sale = await gateway.transaction.sale({
    amount: '5.00',
    creditCard: { number: '4111111111111111', expirationDate: '05/09' },
  });
  expect(sale.transaction).toMatchObject({
    status: 'authorized',
    creditCard: { expirationDate: '05/2009' },
  });
});

test('a kept method gives nonces, and a sale with one is a sale of the customer', async () => {
  const { creditCard } = await gateway.creditCard.create(card);
  const made = await gateway.paymentMethodNonce.create(creditCard.token);
  const { nonce } = made.paymentMethodNonce;
  expect(await gateway.paymentMethodNonce.find(nonce)).toMatchObject({
    type: 'CreditCard',
    consumed: false,
    details: { lastFour: '1111' },
    binData: { prepaid: 'Unknown' },
  });
  const { transaction } = await gateway.transaction.sale({
    amount: '5.00',
    paymentMethodNonce: nonce,
  });
  expect(transaction).toMatchObject({
    creditCard: { token: creditCard.token },
    customer: { id: 'ada' },
  });
  expect(await gateway.paymentMethodNonce.find(nonce)).toMatchObject({ consumed: true });
});

test('a verification of a card that is good is remembered', async () => {
  const made = await gateway.creditCard.create({ ...card, options: { verifyCard: true } });
  expect(made.success).toBe(true);
  const rows = await db.selectFrom('verifications').select('status').execute();
  expect(rows).toEqual([{ status: 'verified' }]);
});

test('an unknown token is not found', async () => {
  await expect(gateway.paymentMethodNonce.create('nothing')).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.paymentMethodNonce.find('nothing')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});
