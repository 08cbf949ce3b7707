import type braintree from 'braintree';
import { beforeEach, expect, test } from 'vitest';
import { codesAt, ownCard, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin, reset } = await startTestGateway();
const gateway = serverSdk(origin);

beforeEach(reset);

const card = { number: '4111111111111111', expirationDate: '12/2034' };
const threeDSecurePassThru = {
  eciFlag: '05',
  cavv: 'some-cavv',
  xid: 'some-xid',
  threeDSecureVersion: '2.2.0',
  authenticationResponse: 'Y',
  directoryResponse: 'Y',
  cavvAlgorithm: '2',
  dsTransactionId: 'some-ds-id',
};
const wrong = { ...threeDSecurePassThru, eciFlag: '' };

interface Verified {
  success: boolean;
  errors: unknown;
  verification: { status: string; threeDSecureInfo: Record<string, unknown> };
}

/** The SDK's types do not know these. */
const verifications = gateway.creditCardVerification as unknown as {
  create: (request: object) => Promise<Verified>;
};

test('a verification says what another provider of 3-D Secure found', async () => {
  const { success, verification } = await verifications.create({
    creditCard: card,
    threeDSecurePassThru,
    intendedTransactionSource: 'installment',
  });
  expect(success).toBe(true);
  expect(verification).toMatchObject({
    status: 'verified',
    threeDSecureInfo: { eciFlag: '05', cavv: 'some-cavv', liabilityShifted: true },
  });
});

test.each([
  [{ eciFlag: '' }, 'eciFlag', '942113'],
  [{ eciFlag: '0x' }, 'eciFlag', '942114'],
  [{ cavv: '' }, 'cavv', '942116'],
  [{ threeDSecureVersion: '' }, 'threeDSecureVersion', '942117'],
  [{ threeDSecureVersion: 'two' }, 'threeDSecureVersion', '942119'],
  [{ authenticationResponse: 'x' }, 'authenticationResponse', '942120'],
  [{ directoryResponse: 'x' }, 'directoryResponse', '942121'],
  [{ cavvAlgorithm: 'x' }, 'cavvAlgorithm', '942122'],
])('a verification with %j is wrong at its %s', async (change, attribute, code) => {
  const result = await verifications.create({
    creditCard: card,
    threeDSecurePassThru: { ...threeDSecurePassThru, ...change },
  });
  expect(codesAt(result, `verification.${attribute}`)).toEqual([code]);
});

test('a verification is for a payment that somebody begins', async () => {
  const result = await verifications.create({
    creditCard: card,
    intendedTransactionSource: 'whoever',
  });
  expect(codesAt(result, 'verification.intendedTransactionSource')).toEqual(['915133']);
});

test.each<[string, (passThru: object) => Promise<{ success: boolean; errors: unknown }>]>([
  [
    'card',
    (passThru) => gateway.creditCard.create({ customerId: 'ada', ...card, ...verified(passThru) }),
  ],
  [
    'nonce',
    (passThru) =>
      gateway.paymentMethod.create({
        customerId: 'ada',
        paymentMethodNonce: 'fake-valid-nonce',
        ...verified(passThru),
      }),
  ],
  [
    'customer’s card',
    (passThru) =>
      gateway.customer.create({ creditCard: ownCard({ ...card, ...verified(passThru) }) }),
  ],
])('a %s is verified with it before it is kept', async (_, keep) => {
  await gateway.customer.create({ id: 'ada' });
  expect(codesAt(await keep(wrong), 'verification.eciFlag')).toEqual(['942113']);
  expect(await keep(threeDSecurePassThru)).toMatchObject({ success: true });
});

function verified(passThru: object): object {
  return { threeDSecurePassThru: passThru, options: { verifyCard: true } };
}

test('a card is verified with it before it changes', async () => {
  await gateway.customer.create({ id: 'ada' });
  await gateway.creditCard.create({ customerId: 'ada', token: 'visa', ...card });
  const change = (passThru: object) =>
    gateway.paymentMethod.update(
      'visa',
      Object.assign(verified(passThru), { expirationDate: '11/2035' }),
    );
  expect(codesAt(await change(wrong), 'verification.eciFlag')).toEqual(['942113']);
  expect(await change(threeDSecurePassThru)).toMatchObject({ success: true });
});

test('pictures of brands and wallets have addresses', async () => {
  await gateway.customer.create({ id: 'ada' });
  const keep = (paymentMethodNonce: string) =>
    gateway.paymentMethod.create({ customerId: 'ada', paymentMethodNonce });
  const pictureOf = ({ paymentMethod }: { paymentMethod: braintree.PaymentMethod }) =>
    (paymentMethod as { imageUrl?: string }).imageUrl;
  expect(pictureOf(await keep('fake-valid-amex-nonce'))).toContain('/american_express.png');
  expect(pictureOf(await keep('fake-paypal-billing-agreement-nonce'))).toContain('/paypal.png');
});

test('custom fields are those that the merchant has set up', async () => {
  const sale = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
  const sold = await gateway.transaction.sale({ ...sale, customFields: { hatSize: 'xl' } });
  expect(codesAt(sold, 'transaction.customFields')).toEqual(['91526']);
  const made = await gateway.customer.create({ customFields: { hatSize: 'xl' } });
  expect(codesAt(made, 'customer.customFields')).toEqual(['91602']);
  expect(
    await gateway.transaction.sale({ ...sale, customFields: { storeMe: 'xl' } }),
  ).toMatchObject({ success: true });
});

test('an email address may have a host without dots', async () => {
  expect(await gateway.customer.create({ email: 'ada@example' })).toMatchObject({ success: true });
  const result = await gateway.customer.create({ email: 'ada@example..com' });
  expect(codesAt(result, 'customer.email')).toEqual(['81604']);
});

test.each([
  ['billing', '915206'],
  ['shipping', '915204'],
] as const)('a phone number for %s is one', async (place, code) => {
  const sell = (phoneNumber: string) =>
    gateway.transaction.sale({
      amount: '10.00',
      paymentMethodNonce: 'fake-valid-nonce',
      [place]: { phoneNumber },
    });
  const result = await sell('123-234-3456=098765');
  expect(codesAt(result, `transaction.${place}.phoneNumber`)).toEqual([code]);
  expect(await sell('+1 (312) 555-1234 x12')).toMatchObject({ success: true });
});
