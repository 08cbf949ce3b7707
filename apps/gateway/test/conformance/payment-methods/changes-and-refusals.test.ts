import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({ firstName: 'John' })).customer.id;
});

test('a card in the vault is changed in every way', async () => {
  const { creditCard } = await gateway.creditCard.create({
    customerId,
    cardholderName: 'Original',
    cvv: '123',
    number: '4012888888881881',
    expirationDate: '05/2012',
    billingAddress: { streetAddress: '1 Elm', region: 'IL', locality: 'Chicago' },
  });
  type Change = Parameters<typeof gateway.paymentMethod.update>[1];
  const update = async (change: object) =>
    gateway.paymentMethod.update(creditCard.token, change as Change);
  const { paymentMethod } = await update({
    cardholderName: 'New Holder',
    cvv: '456',
    number: '5555555555554444',
    expirationDate: '06/2033',
  });
  expect(paymentMethod).toMatchObject({
    cardholderName: 'New Holder',
    maskedNumber: '555555******4444',
    expirationDate: '06/2033',
  });
  expect((await update({ expirationMonth: '07' })).paymentMethod).toMatchObject({
    expirationMonth: '07',
    expirationYear: '2033',
  });
  expect((await update({ expirationYear: '2034' })).paymentMethod).toMatchObject({
    expirationMonth: '07',
    expirationYear: '2034',
  });
  const merged = await update({
    billingAddress: { region: 'NY', options: { updateExisting: true } },
  });
  expect((merged.paymentMethod as braintree.CreditCard).billingAddress).toMatchObject({
    streetAddress: '1 Elm',
    region: 'NY',
  });
  for (const country of [
    { countryName: 'American Samoa' },
    { countryCodeAlpha2: 'AS' },
    { countryCodeAlpha3: 'ASM' },
    { countryCodeNumeric: '016' },
  ]) {
    const moved = await update({
      billingAddress: { ...country, options: { updateExisting: true } },
    });
    expect((moved.paymentMethod as braintree.CreditCard).billingAddress).toMatchObject({
      countryName: 'American Samoa',
      countryCodeAlpha2: 'AS',
      countryCodeAlpha3: 'ASM',
      countryCodeNumeric: '016',
    });
  }
  const wrong = await update({
    cardholderName: 'n'.repeat(256),
    number: 'invalid',
    expirationDate: '05/2050',
  });
  expect(codesAt(wrong, 'creditCard.number')).toEqual(['81716']);
  const declined = await update({
    number: '4000111111111115',
    expirationDate: '06/2033',
    options: { verifyCard: true },
  });
  expect(declined.success).toBe(false);
  expect((declined as unknown as { verification: object }).verification).toMatchObject({
    status: 'processor_declined',
    gatewayRejectionReason: null,
  });
});

test('what does not fit the update of a method', async () => {
  await expect(gateway.paymentMethod.update('unknown', {})).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.paymentMethod.delete('unknown')).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await expect(gateway.paymentMethod.find('unknown')).rejects.toMatchObject({
    type: 'notFoundError',
  });
});

test.each([
  [{ paymentMethodNonce: 'fake-valid-nonce', customerId: '' }, 'paymentMethod.customerId', '93104'],
  [
    { paymentMethodNonce: 'fake-valid-nonce', customerId: 'no' },
    'paymentMethod.customerId',
    '93105',
  ],
  [{ paymentMethodNonce: '' }, 'paymentMethod.paymentMethodNonce', '93103'],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, 'paymentMethod.paymentMethodNonce', '93107'],
  [{ paymentMethodNonce: 'unknown' }, 'paymentMethod.paymentMethodNonce', '93108'],
  [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, 'creditCard.number', '81715'],
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, 'paypalAccount.base', '82902'],
])('%j is refused at %s', async (change, path, code) => {
  const request: braintree.PaymentMethodCreateRequest = { customerId, ...change };
  expect(codesAt(await gateway.paymentMethod.create(request), path)).toEqual([code]);
});

test('grants are for those who share a vault', async () => {
  const sdk = gateway.paymentMethod as unknown as Record<
    'grant' | 'revoke',
    (token: string, allow?: boolean) => Promise<unknown>
  >;
  await expect(sdk.grant('unknown', true)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(sdk.revoke('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});
