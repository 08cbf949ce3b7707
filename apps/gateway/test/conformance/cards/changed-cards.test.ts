import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
const card = { number: '4111111111111111', expirationDate: '05/2029' };
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({ firstName: 'John' })).customer.id;
});

function create(change: object) {
  const request: braintree.CreditCardCreateRequest = { customerId, ...card, ...change };
  return gateway.creditCard.create(request);
}

test('a card is found, changed and deleted', async () => {
  const { creditCard } = await create({ cvv: '100', billingAddress: { region: 'IL' } });
  const { token } = creditCard;
  const update = async (change: object) => gateway.creditCard.update(token, change as never);
  const changed = await update({
    number: '5105105105105100',
    cardholderName: 'New',
    expirationDate: '06/2030',
  });
  expect(changed.creditCard).toMatchObject({
    maskedNumber: '510510******5100',
    cardholderName: 'New',
    expirationDate: '06/2030',
    cardType: 'MasterCard',
    token,
  });
  expect(codesAt(await update({ number: 'invalid' }), 'creditCard.number')).toEqual(['81716']);
  const merged = await update({
    billingAddress: { locality: 'Chicago', options: { updateExisting: true } },
  });
  expect(merged.creditCard.billingAddress).toMatchObject({ region: 'IL', locality: 'Chicago' });
  const renewed = await update({ billingAddress: { locality: 'Gary' } });
  expect(renewed.creditCard.billingAddress?.region).toBeNull();
  const renamed = await update({ token: `${token}x` });
  expect(renamed.creditCard.token).toBe(`${token}x`);
  await gateway.creditCard.delete(`${token}x`);
  await expect(gateway.creditCard.find(`${token}x`)).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.creditCard.update(`${token}x`, {})).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.creditCard.delete(`${token}x`)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test('a second card becomes the default when asked', async () => {
  await create({});
  const { creditCard } = await create({ options: { makeDefault: true } });
  expect(creditCard.default).toBe(true);
  const third = await create({});
  expect(third.creditCard.default).toBe(false);
  const changed = await gateway.creditCard.update(third.creditCard.token, {
    options: { makeDefault: true },
  } as never);
  expect(changed.creditCard.default).toBe(true);
});

test('a card that is there already', async () => {
  await create({});
  const twice = await create({ options: { failOnDuplicatePaymentMethod: true } });
  expect(codesAt(twice, 'creditCard.number')).toEqual(['81724']);
  const own = await create({ options: { failOnDuplicatePaymentMethodForCustomer: true } });
  expect(codesAt(own, 'creditCard.number')).toEqual(['81763']);
});

test('a changed card must not be there already', async () => {
  await create({ number: '4005519200000004' });
  const { creditCard } = await create({});
  const result = await gateway.creditCard.update(creditCard.token, {
    number: '4005519200000004',
    expirationDate: '06/2030',
    options: { failOnDuplicatePaymentMethod: true },
  } as never);
  expect(codesAt(result, 'creditCard.number')).toEqual(['81724']);
});

test('a card from the nonce of a customer’s page', async () => {
  const { creditCard } = await create({});
  const { paymentMethodNonce } = await gateway.paymentMethodNonce.create(creditCard.token);
  const sdk = gateway.creditCard as unknown as {
    fromNonce: (nonce: string) => Promise<{ token: string }>;
  };
  expect((await sdk.fromNonce(paymentMethodNonce.nonce)).token).toBe(creditCard.token);
  await expect(sdk.fromNonce('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
  await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce: paymentMethodNonce.nonce });
  await expect(sdk.fromNonce(paymentMethodNonce.nonce)).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test('an account’s holder is asked about', async () => {
  const result = await gateway.customer.create({
    firstName: 'John',
    creditCard: {
      ...card,
      options: { verifyCard: true, accountInformationInquiry: 'send_data' },
    } as never,
  });
  expect(result.customer.creditCards?.[0]).toMatchObject({
    verification: { aniFirstNameResponseCode: 'I', aniLastNameResponseCode: 'I' },
  });
});
